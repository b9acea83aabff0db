import type { RefundCreate } from '@/lib/contract/credit';
import { type Fault, invalid } from '@/lib/contract/problem';
import type { RefundPayment } from '@/lib/contract/refund-payment';
import { newIdentifier } from '@/lib/ids/identifier';
import { minorUnitsIn } from '@/lib/money/minor-units-in';
import { accept, refuse } from '@/lib/result';
import { refundCredit } from '../../domain/postings/refund-credit';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { standingsOf } from '../../store/open-items/credit-store';
import { insertPayment, paymentIds } from '../../store/open-items/payment-store';
import { lockParty } from '../../store/party-store';
import { findTransaction } from '../../store/transaction-store';
import { audit, type BusinessContext, booksOf, type Outcome } from '../context';
import { readPaying } from '../payments/read-paying';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';
import { relyOnBooks } from '../rely-on-books';
import { presentRefund } from './present-refund';
import { readParty } from './read-party';

/** Applies a transaction to the refund of a party's unapplied credit. The party is locked before the entry. */
export async function addRefund(
  given: BusinessContext,
  input: RefundCreate,
): Promise<Outcome<RefundPayment>> {
  const ctx = await relyOnBooks(given);
  const named = readParty(input);
  if (!named.ok) return named;
  const party = named.value;
  const faults: Fault[] = [];
  const held = await lockParty(ctx.db, party.kind, ctx.business.id, party.id);
  if (!held)
    faults.push({
      path: `/${party.kind}_id`,
      code: 'not_found',
      message: `is not a ${party.kind} of this business`,
    });
  const transaction = await findTransaction(ctx.db, ctx.business.id, input.transaction_id);
  if (!transaction)
    faults.push({
      path: '/transaction_id',
      code: 'not_found',
      message: 'is not a transaction of this business',
    });
  const amount = minorUnitsIn(input.amount, ctx.business.currency);
  if (!amount.ok) faults.push({ path: '/amount', ...amount.problem });
  if (!transaction || !amount.ok || faults.length > 0) return refuse(invalid(faults));

  const chart = await readChart(ctx);
  const entryIds = transaction.journalEntryId === null ? [] : [transaction.journalEntryId];
  const entries = await lockEntries(ctx.db, ctx.business.id, entryIds);
  const read = await readPaying(ctx, transaction, entries);
  if (!read.ok) return read;
  const paying = read.value;
  const at = paying.entry?.datetime ?? transaction.datetime;
  const standings = await standingsOf(ctx.db, ctx.business.id, party, null, at);
  const wanted = { ...paymentIds(party.kind, newIdentifier('payment')), amount: amount.value };
  const refunded = refundCredit(booksOf(ctx), party, paying, wanted, standings, chart);
  if (!refunded.ok) return refunded;
  const { refund, before, after } = refunded.value;
  await insertPayment(ctx.db, ctx.business.id, refund);
  const change = {
    before,
    after,
    path: '/transaction_id',
    datetimePath: '/transaction_id',
    linesPath: '/amount',
  };
  const posted = await post(ctx, { created: [], changed: [change] }, { chart });
  if (!posted.ok) return posted;
  const shown = presentRefund(ctx.business, refund);
  audit(ctx, ctx.business.id, [
    { action: 'refund', resourceType: 'transaction', resourceId: transaction.id, before: null, after: shown },
  ]);
  return accept(shown);
}
