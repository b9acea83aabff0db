import type { CashFlowQuery, PeriodReport } from '@/lib/contract/report';
import { addMilliseconds } from '@/lib/dates/instant';
import { accept } from '@/lib/result';
import { cashFlowReport } from '../../domain/reports/cash-flow-report';
import { isInCashPool } from '../../domain/reports/cash-pool';
import { listLedgers } from '../../store/ledger-store';
import type { IntervalTotal } from '../../store/period-total-store';
import type { BusinessContext, Outcome } from '../context';
import { presentReports } from './present-report';
import { periodsOf, spanOf } from './report-columns';
import { cashMeasures, sumIntervals } from './sum-intervals';

export async function getCashFlow(
  ctx: BusinessContext,
  query: CashFlowQuery,
): Promise<Outcome<PeriodReport[]>> {
  const { start_datetime: start, end_datetime: end, period: kind } = query;
  const asked = periodsOf(ctx, start, end, kind);
  if (!asked.ok) return asked;
  const periods = asked.value;
  const ledgers = await listLedgers(ctx.db, ctx.business.id);
  const totals = await sumIntervals(ctx, ledgers, cashMeasures, [
    { start: null, end: addMilliseconds(start, -1) },
    ...periods,
  ]);
  const pool = new Set(ledgers.filter(isInCashPool).map((ledger) => ledger.id));
  const { movements, poolChanges } = readCash(totals, pool, periods.length + 1);
  const [startingCash = 0n, ...changes] = poolChanges;
  let cash = startingCash;
  const endingCash = changes.map((change) => {
    cash += change;
    return cash;
  });
  const reports = cashFlowReport({
    ledgers,
    periods,
    startingCash,
    movements: movements.slice(1),
    endingCash,
  });
  const covered = periods.flatMap((period, index) => {
    const report = reports[index];
    return report ? [{ report, span: spanOf(ctx, period) }] : [];
  });
  return accept(presentReports(covered, 'cash', ctx.business.currency));
}

/** By interval: what moved the pool by each ledger outside it, and by how much the pool's own ledgers changed. */
function readCash(totals: readonly IntervalTotal[], pool: ReadonlySet<string>, intervals: number) {
  const movements = Array.from({ length: intervals }, () => new Map<string, bigint>());
  const poolChanges = Array.from({ length: intervals }, () => 0n);
  for (const { interval, ledgerId, measure, debit, credit } of totals) {
    const ofInterval = movements[interval];
    if (measure === 'cash_movement') {
      ofInterval?.set(ledgerId, (ofInterval.get(ledgerId) ?? 0n) + credit - debit);
    } else if (pool.has(ledgerId)) {
      poolChanges[interval] = (poolChanges[interval] ?? 0n) + debit - credit;
    }
  }
  return { movements, poolChanges };
}
