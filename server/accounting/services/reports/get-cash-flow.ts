import type { PeriodReport, PeriodReportQuery } from '@/lib/contract/report';
import { addMilliseconds } from '@/lib/dates/instant';
import { accept } from '@/lib/result';
import { isInCashPool } from '../../domain/cash-movements/cash-chart';
import { cashFlowReport } from '../../domain/reports/cash-flow-report';
import type { IntervalTotal } from '../../store/period-total-store';
import type { BusinessContext, Outcome } from '../context';
import { presentReports } from './present-report';
import { periodsOf, spanOf } from './report-columns';
import {
  movementMeasures,
  poolMeasures,
  readLedgersAndCuts,
  sumIntervals,
  totalsByInterval,
} from './sum-intervals';
import { unreviewedOfFlow } from './unreviewed-entries';

export async function getCashFlow(
  ctx: BusinessContext,
  query: PeriodReportQuery,
): Promise<Outcome<PeriodReport[]>> {
  const { start_datetime: start, end_datetime: end, period: kind } = query;
  const asked = periodsOf(ctx, start, end, kind);
  if (!asked.ok) return asked;
  const periods = asked.value;
  const intervals = [{ start: null, end: addMilliseconds(start, -1) }, ...periods];
  const { ledgers, cuts } = await readLedgersAndCuts(ctx, intervals);
  const pool = ledgers.filter(isInCashPool);
  const [movementTotals, poolTotals, unreviewed] = await Promise.all([
    sumIntervals(ctx, cuts, ledgers, movementMeasures),
    sumIntervals(ctx, cuts, pool, poolMeasures),
    unreviewedOfFlow(ctx, periods),
  ]);
  const movements = movementsOf(movementTotals, intervals.length);
  const poolChanges = poolChangesOf(poolTotals, intervals.length);
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
    entityType: ctx.business.entity_type,
  });
  const covered = periods.flatMap((period, index) => {
    const report = reports[index];
    if (!report) return [];
    const { inPeriod = 0, through = 0 } = unreviewed[index] ?? {};
    return [{ report, span: spanOf(ctx, period), unreviewed: inPeriod, unreviewedThrough: through }];
  });
  return accept(presentReports(covered, 'cash', ctx.business.currency));
}

/** The movement of the cash pool explained by each ledger, by interval; an increase of cash is positive. */
function movementsOf(totals: readonly IntervalTotal[], intervals: number): Map<string, bigint>[] {
  return totalsByInterval(totals, intervals).map(
    (sums) => new Map([...sums].map(([ledgerId, { debit, credit }]) => [ledgerId, credit - debit])),
  );
}

/** The change of the cash pool's balance, by interval. */
function poolChangesOf(totals: readonly IntervalTotal[], intervals: number): bigint[] {
  const changes = Array.from({ length: intervals }, () => 0n);
  for (const { interval, debit, credit } of totals)
    changes[interval] = (changes[interval] ?? 0n) + debit - credit;
  return changes;
}
