import type { Link } from '../../domain/links/link';
import type { AnyItem } from '../../domain/postings/any-item';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import {
  findEntriesOfTransactions,
  findLink,
  findLinkedRefunds,
  findLinksOfGroup,
  lockLink,
  lockLinksOfGroup,
} from '../../store/link-store';
import { lockItem, lockPartyOfItem } from '../../store/open-items/item-store';
import type { BusinessContext } from '../context';
import { entriesOfItem } from '../open-items/save-item-posting';
import { findRefundEntries } from './linked-refunds';
import { lockPaidParties } from './paid-parties';

/**
 * The link and those of its group, locked; none where there is no such link. First what they are about is locked, in the
 * order of all writers: vendors and customers, whose credit may be used or lost, bills and invoices, then entries, with
 * those of what came back of a payment, then links. A payment that is deleted changes its link last, and so does a changed
 * leg of a transfer: nobody waits for another in a ring.
 */
export async function lockLinkWithGroup(ctx: BusinessContext, id: string): Promise<Link[]> {
  const { db, business } = ctx;
  const found = await findLink(db, business.id, id);
  if (!found) return [];
  const group = found.groupId === null ? [found] : await findLinksOfGroup(db, business.id, found.groupId);
  await lockLinked(ctx, group);
  const link = await lockLink(db, business.id, id);
  if (!link) return [];
  return link.groupId === null ? [link] : lockLinksOfGroup(db, business.id, link.groupId);
}

async function lockLinked(ctx: BusinessContext, links: readonly Link[]): Promise<void> {
  const { db, business } = ctx;
  for (const { kind, billId, invoiceId, otherTransactionId } of links) {
    if (billId !== null) await lockPartyOfItem(db, business.id, 'bill', billId);
    if (invoiceId !== null) await lockPartyOfItem(db, business.id, 'invoice', invoiceId);
    if (kind === 'refund' && otherTransactionId !== null) await lockPaidParties(ctx, otherTransactionId);
  }
  const items: AnyItem[] = [];
  for (const kind of ['bill', 'invoice'] as const) {
    for (const id of links.flatMap((link) => link[`${kind}Id`] ?? []).sort()) {
      const item = await lockItem(db, business.id, kind, id);
      if (item) items.push(item);
    }
  }
  const transactionIds = links.flatMap((link) => [link.transactionId, link.otherTransactionId ?? []].flat());
  const ids = [
    ...(await findEntriesOfTransactions(db, business.id, transactionIds)),
    ...(await findRefundEntries(ctx, await findLinkedRefunds(db, business.id, transactionIds))),
    ...links.flatMap((link) => link.journalEntryId ?? []),
    ...items.flatMap(entriesOfItem),
  ];
  await lockEntries(db, business.id, [...new Set(ids)]);
}
