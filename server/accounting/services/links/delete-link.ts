import { conflict, type Problem } from '@/lib/contract/problem';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { accept, refuse } from '@/lib/result';
import type { Link } from '../../domain/links/link';
import type { Creation } from '../../domain/postings/posting';
import { saveLink } from '../../store/link-store';
import { paymentIds } from '../../store/open-items/payment-store';
import { presentBill } from '../bills/present-bill';
import { askForJudging } from '../categorization/ask-for-judging';
import { audit, type BusinessContext, notFound, type Outcome } from '../context';
import { presentInvoice } from '../invoices/present-invoice';
import { recordItemChange } from '../open-items/record-item-change';
import { removePayment } from '../payments/remove-payment';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';
import { relyOnBooks } from '../rely-on-books';
import { findConfirmedWith, takeBackConfirmation } from './confirm-linked';
import { refuseLeftRefund } from './linked-refunds';
import { lockLinkWithGroup } from './lock-linked';
import { restoreUnpaid } from './payment-entries';
import { presentLink } from './present-link';
import { rematchPaid } from './rematch-item';
import { restoreDuplicateEntry } from './remove-duplicate';
import { rescoreTransfers } from './rescore-transfers';
import { restoreEntries } from './restore-entries';
import { bringBack } from './take-over-entry';

/**
 * Declines a link: what it linked is posted as before, and the pair is never suggested again. With `undo` a link that was
 * made or declined becomes a suggestion again instead, and the entries that were confirmed with it are as reviewed as before. The
 * links of its group go with it.
 */
export async function deleteLink(
  given: BusinessContext,
  { transaction_link_id: id, undo }: { transaction_link_id: string; undo?: boolean | undefined },
): Promise<Outcome<TransactionLink>> {
  const ctx = await relyOnBooks(given);
  const group = await lockLinkWithGroup(ctx, id);
  if (group.length === 0) return refuse(notFound);
  const confirmed = undo === true ? await findConfirmedWith(ctx, group) : [];
  const declined: Link[] = [];
  for (const link of group) {
    const unlinked = link.status === 'linked' ? await unlink(ctx, link) : null;
    if (unlinked) return refuse(unlinked);
    declined.push(await decline(ctx, link, undo === true));
  }
  const refusal = (await restoreUnpaid(ctx, group)) ?? (await takeBackConfirmation(ctx, confirmed));
  if (refusal) return refuse(refusal);
  await rescoreTransfers(ctx, declined);
  if (group.some(({ status }) => status === 'linked')) await rematchPaid(ctx, declined);
  // What is neither paid with, nor transferred, nor money back may be income or an expense.
  if (group.some(({ kind }) => kind !== 'same')) askForJudging(ctx);
  const own = declined.find((link) => link.id === id);
  if (!own) throw new Error('one link expected');
  return accept(presentLink(ctx.business, own));
}

async function decline(ctx: BusinessContext, before: Link, undo: boolean): Promise<Link> {
  const after: Link = {
    ...before,
    status: undo ? 'suggested' : 'declined',
    decidedBy: undo ? null : (ctx.author.userId ?? ctx.author.applicationId),
    paymentId: null,
    // Of one that was linked: taking back a later change may link it again.
    replaced: before.status === 'linked' && !undo ? before.replaced : [],
    confirmed: [],
    updatedAt: ctx.now,
  };
  await saveLink(ctx.db, ctx.business.id, after);
  audit(ctx, ctx.business.id, [
    {
      action: actionOf(before, undo),
      resourceType: 'transaction',
      resourceId: before.transactionId,
      before: presentLink(ctx.business, before),
      after: presentLink(ctx.business, after),
    },
  ]);
  return after;
}

function actionOf({ status }: Link, undo: boolean): string {
  if (status === 'linked') return 'unlink';
  return status === 'declined' && undo ? 'suggest_link' : 'decline_link';
}

/** Posts what the link changed as it was before, or says why that is refused. */
async function unlink(ctx: BusinessContext, link: Link): Promise<Problem | null> {
  if (link.kind === 'payment') return takeOff(ctx, link);
  const chart = await readChart(ctx);
  const changed = await restoreEntries(ctx, link.replaced);
  if (await refuseLeftRefund(ctx, changed)) return conflict('', 'refund_linked', leftRefund);
  const created = await bookedAgain(ctx, link);
  const posted = await post(ctx, { created, changed }, { chart });
  return posted.ok ? null : posted.problem;
}

const leftRefund =
  'A refund of the transaction is linked, and is on the ledger that this link put it on. Unlink that refund first: linked again, it goes to the ledgers of the payment.';

/** The entries that are no longer in force because of a link of the same movement. */
async function bookedAgain(ctx: BusinessContext, link: Link): Promise<Creation[]> {
  if (link.kind !== 'same') return [];
  return link.journalEntryId === null
    ? restoreDuplicateEntry(ctx, link)
    : bringBack(ctx, link.journalEntryId);
}

async function takeOff(ctx: BusinessContext, link: Link): Promise<Problem | null> {
  if (link.paymentId === null) return null;
  if (link.billId !== null) {
    const removed = await removePayment(ctx, 'bill', paymentIds('bill', link.paymentId).id);
    if (!removed.ok) return removed.problem;
    await recordItemChange(ctx, 'bill', 'remove_payment', removed.value, presentBill);
  } else {
    const removed = await removePayment(ctx, 'invoice', paymentIds('invoice', link.paymentId).id);
    if (!removed.ok) return removed.problem;
    await recordItemChange(ctx, 'invoice', 'remove_payment', removed.value, presentInvoice);
  }
  return null;
}
