import type { TransactionLink } from '@/lib/contract/transaction-link';
import { accept, refuse } from '@/lib/result';
import type { Link } from '../../domain/links/link';
import { findLinksOfTransactions } from '../../store/link-store';
import { findOpenItems } from '../../store/open-items/open-item-store';
import { findUsesOfTransactions } from '../../store/open-items/payment-store';
import { findTransaction } from '../../store/transaction-store';
import { type BusinessContext, notFound, type Outcome } from '../context';
import { presentLink } from './present-link';

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
  const links = await findLinksOfTransactions(ctx.db, ctx.business.id, transactionIds);
  const shown = (await withoutPaid(ctx, withoutSettled(links))).sort(bySureness);
  const byTransaction = new Map<string, TransactionLink[]>();
  for (const link of shown) {
    const presented = presentLink(ctx.business, link);
    for (const id of [link.transactionId, link.otherTransactionId]) {
      if (id !== null) byTransaction.set(id, [...(byTransaction.get(id) ?? []), presented]);
    }
  }
  return (transactionId) => byTransaction.get(transactionId) ?? [];
}

/** Neither what was declined, nor other transfers suggested for a leg that is linked. */
function withoutSettled(links: readonly Link[]): Link[] {
  const ids = ({ transactionId, otherTransactionId }: Link) => [transactionId, otherTransactionId];
  const inTransfer = new Set(
    links.filter(({ kind, status }) => kind === 'transfer' && status === 'linked').flatMap(ids),
  );
  return links.filter(
    (link) =>
      link.status === 'linked' ||
      (link.status === 'suggested' && !ids(link).some((id) => id !== null && inTransfer.has(id))),
  );
}

/** Neither payments of what is paid by now, nor by what is used by now. */
async function withoutPaid(ctx: BusinessContext, links: readonly Link[]): Promise<Link[]> {
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
  const isPaid = ({ billId, invoiceId, amount, transactionId }: Link) =>
    (open.get(billId ?? invoiceId ?? '') ?? 0n) < amount || uses.has(transactionId);
  const gone = new Set(suggested.filter(isPaid).map(groupOf));
  return links.filter((link) => link.status !== 'suggested' || !gone.has(groupOf(link)));
}

const groupOf = ({ id, groupId }: Link) => groupId ?? id;

function bySureness(left: Link, right: Link): number {
  if (left.status !== right.status) return left.status === 'linked' ? -1 : 1;
  return right.confidence - left.confidence || (left.id < right.id ? -1 : 1);
}
