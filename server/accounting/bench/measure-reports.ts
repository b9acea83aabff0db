import type { Bench } from './bench';
import type { BenchBusiness } from './bench-business';
import { firstInstant, lastInstant } from './bench-entries';
import { report } from './report-line';
import { ratio, timeInTurn, timingOf } from './sampling';

/** The plain way to the same sums: all lines of the business, grouped. */
const groupedByLedger = `
  SELECT ledger_id, sum(amount) FILTER (WHERE debit_credit = 'debit'), sum(amount) FILTER (WHERE debit_credit = 'credit')
  FROM line_entry WHERE business_id = $1 AND superseded_at IS NULL AND datetime <= $2
  GROUP BY ledger_id`;
const groupedByMonth = `
  SELECT ledger_id, date_trunc('month', datetime),
    sum(amount) FILTER (WHERE debit_credit = 'debit'), sum(amount) FILTER (WHERE debit_credit = 'credit')
  FROM line_entry WHERE business_id = $1 AND superseded_at IS NULL AND datetime <= $2
  GROUP BY 1, 2`;

const reportsATurn = 5;

/** Milliseconds at the median, by what was measured. */
export type Medians = Map<string, number>;

/** The reports over ten years over HTTP, beside SQL over the lines. */
export async function measureReports(
  bench: Bench,
  business: BenchBusiness,
  entries: number,
): Promise<Medians> {
  const reports = `/v0/business/${business.id}/reports`;
  const range = `start_datetime=${firstInstant}&end_datetime=${lastInstant}`;
  const asOf = `end_datetime=${lastInstant}`;
  const checking = business.ledger('Checking').id;
  const compared = [
    ['balance_sheet', `${reports}/balance-sheet?${asOf}`, groupedByLedger],
    ['cash_flow_monthly', `${reports}/cash-flow?${range}&period=month`, groupedByMonth],
    ['profit_and_loss_monthly', `${reports}/profit-and-loss?${range}&period=month`, groupedByMonth],
    ['trial_balance', `${reports}/trial-balance?${asOf}`, groupedByLedger],
    ['ledger_statement_page', `${reports}/ledger-statement/${checking}?${range}`, groupedByLedger],
  ] as const;
  const medians: Medians = new Map();
  const rounds = entries > 200_000 ? 12 : 30;
  for (const [measurement, path, sql] of compared) {
    const inService: number[] = [];
    const { service, plain } = await timeInTurn(
      {
        service: async () => inService.push((await bench.http.send('GET', path)).inServiceMs),
        plain: () => bench.database.query(sql, [business.uuid, lastInstant]),
      },
      rounds,
      { runsATurn: { service: reportsATurn } },
    );
    const measured = timingOf(inService.slice(-rounds * reportsATurn));
    medians.set(measurement, service.p50_ms).set(`${measurement} by SQL`, plain.p50_ms);
    report({
      measurement,
      entries,
      ...service,
      in_service_p50_ms: measured.p50_ms,
      sql_group_by_p50_ms: plain.p50_ms,
      sql_group_by_p95_ms: plain.p95_ms,
      of_sql: ratio(service.p50_ms, plain.p50_ms),
    });
  }
  return medians;
}
