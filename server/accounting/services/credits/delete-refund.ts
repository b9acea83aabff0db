import type { RefundPayment } from '@/lib/contract/refund-payment';
import { encodeIdentifier } from '@/lib/ids/identifier';
import { accept, refuse } from '@/lib/result';
import { refuseLockedPayment } from '../../domain/postings/check-payment';
import { changeAt } from '../../domain/postings/posting';
import { removeRefund } from '../../domain/postings/refund-credit';
import { uuid } from '../../store/identifiers';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { findLink } from '../../store/link-store';
import { findRefund, markRemoved } from '../../store/open-items/payment-store';
import { lockParty } from '../../store/party-store';
import { findBankMovements, findTransaction } from '../../store/transaction-store';
import { askForJudging } from '../categorization/ask-for-judging';
import { audit, type BusinessContext, booksOf, notFound, type Outcome } from '../context';
import { entryBeforePayments } from '../journal-entries/earlier-versions';
import { deleteLink } from '../links/delete-link';
import { refundOfLink } from '../links/present-link';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';
import { relyOnBooks } from '../rely-on-books';
import { presentRefund } from './present-refund';

/** Takes a transaction off a refund: its entry is posted again as it was before, and the credit is unapplied again. */
export async function deleteRefund(
  given: BusinessContext,
  { refund_payment_id: id }: { refund_payment_id: string },
): Promise<Outcome<RefundPayment>> {
  const ctx = await relyOnBooks(given);
  const sought = await findRefund(ctx.db, ctx.business.id, id);
  if (!sought) return deleteLinkedRefund(ctx, id);
  await lockParty(ctx.db, sought.kind, ctx.business.id, sought.partyId);
  // Somebody may have removed it before it was locked.
  const refund = await findRefund(ctx.db, ctx.business.id, id);
  if (!refund) return refuse(notFound);
  const locked = refuseLockedPayment(booksOf(ctx), refund, '');
  if (locked) return refuse(locked);
  const chart = await readChart(ctx);
  const [entry] = await lockEntries(ctx.db, ctx.business.id, [refund.journalEntryId ?? '']);
  const bank = await findBankMovements(ctx.db, ctx.business.id, [refund.transactionId]);
  const bankLedgerId = bank.get(refund.transactionId)?.ledgerId;
  if (!entry || bankLedgerId === undefined)
    throw new Error(`${refund.transactionId} has no entry or no account`);
  const unpaid = await entryBeforePayments(ctx, entry);
  const after = removeRefund(booksOf(ctx), refund, entry, bankLedgerId, chart, unpaid);
  await markRemoved(ctx.db, ctx.business.id, refund, ctx.now);
  const posted = await post(ctx, { created: [], changed: [changeAt('', entry, after)] }, { chart });
  if (!posted.ok) return posted;
  // What refunds nothing may be income or an expense.
  askForJudging(ctx);
  const shown = presentRefund(ctx.business, refund);
  audit(ctx, ctx.business.id, [
    {
      action: 'remove_refund',
      resourceType: 'transaction',
      resourceId: refund.transactionId,
      before: shown,
      after: null,
    },
  ]);
  return accept(shown);
}

/** A refund that a link made, which goes with its link. */
async function deleteLinkedRefund(ctx: BusinessContext, id: string): Promise<Outcome<RefundPayment>> {
  const linkId = encodeIdentifier('transaction_link', uuid('refund_payment', id));
  const link = await findLink(ctx.db, ctx.business.id, linkId);
  if (link?.kind !== 'refund' || link.status !== 'linked') return refuse(notFound);
  const transaction = await findTransaction(ctx.db, ctx.business.id, link.transactionId);
  const deleted = await deleteLink(ctx, { transaction_link_id: linkId });
  if (!deleted.ok || !transaction) return deleted.ok ? refuse(notFound) : deleted;
  return accept(refundOfLink(deleted.value, transaction.datetime));
}
