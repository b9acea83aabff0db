import type { z } from 'zod';
import type { Ledger, LedgerBalance, ledgerBalanceQuery, ledgerListQuery } from '@/lib/contract/ledger';
import { lastInstant } from '@/lib/dates/instant';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { accept, refuse } from '@/lib/result';
import { compareLedgers } from '../../domain/chart-of-accounts/compare-ledgers';
import { ledgerBalances } from '../../domain/reports/ledger-balances';
import { findLedgers, listLedgers } from '../../store/ledger-store';
import { type BusinessContext, notFound, type Outcome } from '../context';
import { accrualMeasures, readChart, sumIntervals, totalsByLedger } from '../reports/sum-intervals';
import { presentLedger } from './present-ledger';

/** The chart of accounts in report order. */
export async function listChart(
  ctx: BusinessContext,
  query: z.output<typeof ledgerListQuery>,
): Promise<Outcome<Ledger[]>> {
  const ledgers = await listLedgers(ctx.db, ctx.business.id);
  const asked = ledgers.filter(
    (ledger) => query.archived === undefined || ledger.archived === query.archived,
  );
  return accept(asked.sort(compareLedgers).map(presentLedger));
}

export async function getLedger(
  ctx: BusinessContext,
  parameters: { ledger_id: string },
): Promise<Outcome<Ledger>> {
  const ledgers = await findLedgers(ctx.db, ctx.business.id, [parameters.ledger_id]);
  const ledger = ledgers.get(parameters.ledger_id);
  return ledger ? accept(presentLedger(ledger)) : refuse(notFound);
}

/** What stands on each used ledger at the instant (of all there is, when none is given), on its normal side; in report order. */
export async function listBalances(
  ctx: BusinessContext,
  query: z.output<typeof ledgerBalanceQuery>,
): Promise<Outcome<LedgerBalance[]>> {
  const { ledgers, cuts } = await readChart(ctx, [{ start: null, end: query.end_datetime ?? lastInstant }]);
  const totals = await sumIntervals(ctx, cuts, ledgers, accrualMeasures);
  const decimals = decimalsOf(ctx.business.currency);
  return accept(
    ledgerBalances(ledgers.sort(compareLedgers), totalsByLedger(totals, 0)).map(
      ({ ledgerId, debit, credit, balance }) => ({
        ledger_id: ledgerId,
        debit: amountNumber(debit, decimals),
        credit: amountNumber(credit, decimals),
        balance: amountNumber(balance, decimals),
      }),
    ),
  );
}
