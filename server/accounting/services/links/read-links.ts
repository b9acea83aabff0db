import type { TransactionLink } from '@/lib/contract/transaction-link';
import { absolute } from '@/lib/money/absolute';
import { accept, refuse } from '@/lib/result';
import type { Link } from '../../domain/links/link';
import { paidOfOpen } from '../../domain/links/payments/refuse-outdated-payment';
import { findLinksOfTransactions } from '../../store/link-store';
import { findOpenItems } from '../../store/open-items/open-item-store';
import { findUsesOfTransactions } from '../../store/open-items/payment-store';
import { findBankMovements, findTransaction } from '../../store/transaction-store';
import { type BusinessContext, notFound, type Outcome, type ReadingContext } from '../context';
import { presentLink } from './present-link';
import { reweighRefunds } from './reweigh-refunds';
import { withSharedConfidence } from './shared-confidence';

/** The suggested links of a transaction, the surest first. */
export async function listSuggestedLinks(
  ctx: BusinessContext,
  { transaction_id: id }: { transaction_id: string },
): Promise<Outcome<TransactionLink[]>> {
  if (!(await findTransaction(ctx.db, ctx.business.id, id))) return refuse(notFound);
  const links = await linksOfTransactions(ctx, [id]);
  return accept(links(id).filter((link) => link.status === 'suggested'));
}

/** The links of transactions as the contract shows them, by transaction: those linked, then suggested ones, the surest first. */
export async function linksOfTransactions(
  ctx: BusinessContext,
  transactionIds: readonly string[],
): Promise<(transactionId: string) => TransactionLink[]> {
  const unsettled = await withSharedConfidence(ctx, await findUnsettledLinks(ctx, transactionIds));
  const open = await withoutRefunded(ctx, unsettled);
  const shown = open.sort(bySureness);
  const byTransaction = new Map<string, TransactionLink[]>();
  for (const link of shown) {
    const presented = presentLink(ctx.business, link);
    for (const id of [link.transactionId, link.otherTransactionId]) {
      if (id !== null) byTransaction.set(id, [...(byTransaction.get(id) ?? []), presented]);
    }
  }
  return (transactionId) => byTransaction.get(transactionId) ?? [];
}

/** The suggested links of transactions that nothing has settled, one for each group. */
export async function findSuggested(ctx: ReadingContext, transactionIds: readonly string[]): Promise<Link[]> {
  const links = await withoutRefunded(ctx, await findUnsettledLinks(ctx, transactionIds));
  const suggested = links.filter(({ status }) => status === 'suggested');
  return [...new Map(suggested.map((link) => [groupOf(link), link])).values()];
}

async function findUnsettledLinks(ctx: ReadingContext, transactionIds: readonly string[]): Promise<Link[]> {
  const links = await findLinksOfTransactions(ctx.db, ctx.business.id, transactionIds);
  const asked = new Set(transactionIds);
  // What is suggested may be settled by a link of the other transaction.
  const others = links
    .filter(({ status }) => status === 'suggested')
    .flatMap((link) => idsOf(link).filter((id) => !asked.has(id)));
  const ofOthers = await findLinksOfTransactions(ctx.db, ctx.business.id, [...new Set(others)]);
  return reweighRefunds(ctx, await withoutPaid(ctx, withoutSettled(links, ofOthers)));
}

function idsOf({ transactionId, otherTransactionId }: Link): string[] {
  return otherTransactionId === null ? [transactionId] : [transactionId, otherTransactionId];
}

/**
 * Neither what was declined, nor what is suggested for a leg of a linked transfer, for money that is linked as a refund, or for what
 * says the same as another.
 */
function withoutSettled(links: readonly Link[], ofOthers: readonly Link[]): Link[] {
  const settled = new Set(
    [...links, ...ofOthers]
      .filter(({ status }) => status === 'linked')
      .flatMap((link) => {
        if (link.kind === 'transfer') return idsOf(link);
        const decidesLines = link.kind === 'refund' || link.kind === 'same';
        return decidesLines ? [link.transactionId] : [];
      }),
  );
  return links.filter(
    (link) =>
      link.status === 'linked' || (link.status === 'suggested' && !idsOf(link).some((id) => settled.has(id))),
  );
}

/** Nor refunds of payments of which too little is left to come back. */
async function withoutRefunded(ctx: ReadingContext, links: readonly Link[]): Promise<Link[]> {
  const isSuggested = (link: Link) => link.kind === 'refund' && link.status === 'suggested';
  const paymentIds = links.filter(isSuggested).flatMap((link) => link.otherTransactionId ?? []);
  if (paymentIds.length === 0) return [...links];
  const [movements, others] = await Promise.all([
    findBankMovements(ctx.db, ctx.business.id, paymentIds),
    findLinksOfTransactions(ctx.db, ctx.business.id, paymentIds),
  ]);
  const left = new Map<string, bigint>();
  for (const [id, { amount }] of movements) left.set(id, absolute(amount));
  for (const { kind, status, otherTransactionId: id, amount } of others) {
    if (kind === 'refund' && status === 'linked' && id !== null) left.set(id, (left.get(id) ?? 0n) - amount);
  }
  return links.filter(
    (link) => !isSuggested(link) || (left.get(link.otherTransactionId ?? '') ?? 0n) >= link.amount,
  );
}

/** Neither payments of what is paid by now, nor by what is used by now. */
async function withoutPaid(ctx: ReadingContext, links: readonly Link[]): Promise<Link[]> {
  const suggested = links.filter(({ kind, status }) => kind === 'payment' && status === 'suggested');
  if (suggested.length === 0) return [...links];
  const ids = (name: 'billId' | 'invoiceId') => suggested.flatMap((link) => link[name] ?? []);
  const [bills, invoices, uses] = await Promise.all([
    findOpenItems(ctx.db, ctx.business.id, 'bill', ids('billId')),
    findOpenItems(ctx.db, ctx.business.id, 'invoice', ids('invoiceId')),
    findUsesOfTransactions(
      ctx.db,
      ctx.business.id,
      suggested.map(({ transactionId }) => transactionId),
    ),
  ]);
  const open = new Map([...bills, ...invoices].map((item) => [item.id, item.open]));
  const isPaid = (link: Link) =>
    (open.get(link.billId ?? link.invoiceId ?? '') ?? 0n) < paidOfOpen(link) || uses.has(link.transactionId);
  const gone = new Set(suggested.filter(isPaid).map(groupOf));
  return links.filter((link) => link.status !== 'suggested' || !gone.has(groupOf(link)));
}

const groupOf = ({ id, groupId }: Link) => groupId ?? id;

function bySureness(left: Link, right: Link): number {
  if (left.status !== right.status) return left.status === 'linked' ? -1 : 1;
  return right.confidence - left.confidence || (left.id < right.id ? -1 : 1);
}
