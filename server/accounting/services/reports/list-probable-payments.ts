import type { ProbableMovement } from '@/lib/contract/probable-payment';
import type { DaysQuery } from '@/lib/contract/report';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { accept } from '@/lib/result';
import { paidByLedger } from '../../domain/links/payments/paid-by-ledger';
import type { BusinessContext, Outcome } from '../context';
import { readProbablePayments } from '../open-items/read-probable-payments';

/** What the entries of some days probably pay of invoices and bills, by the ledger that counts it until it is matched. */
export async function listProbablePayments(
  ctx: BusinessContext,
  { start_datetime: start, end_datetime: end }: DaysQuery,
): Promise<Outcome<ProbableMovement[]>> {
  const { entries_start: booksStart, currency } = ctx.business;
  const from = start < booksStart ? booksStart : start;
  const [invoices, bills] = await Promise.all([
    readProbablePayments(ctx, 'invoice', null),
    readProbablePayments(ctx, 'bill', null),
  ]);
  const amount = (units: bigint) => amountNumber(units, decimalsOf(currency));
  return accept(
    paidByLedger({ invoices, bills }, from, end).map(({ ledgerId, ...paid }) => ({
      ledger_id: ledgerId,
      invoices: amount(paid.invoices),
      bills: amount(paid.bills),
    })),
  );
}
