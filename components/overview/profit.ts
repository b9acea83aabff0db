import { columnOf } from '@/components/reports/report-column';
import { reportRows } from '@/components/reports/report-rows';
import { resultPoints } from '@/components/reports/result-points';
import { type Day, dayOf } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import { formatMonth } from '@/lib/format/day';
import type { Overview } from '@/lib/reads/overview-reads';

/** What a month left, in minor units. */
export type Profit = {
  /** Of this month through today. */
  now: bigint;
  title: string;
  /** The report of both months. */
  report: { start: Day; end: Day };
  /** Of last month; null where nothing of it is in the books. */
  before: { units: bigint; title: string } | null;
  /** What it will probably be once payments are matched with the invoices and bills that they pay; null where none is waiting. */
  probably: bigint | null;
};

/** The profit of this month beside the last; null where neither has any income or costs. */
export function profitOf(
  { results, probable }: Pick<Overview, 'results' | 'probable'>,
  currency: string,
  locale: string,
): Profit | null {
  const rows = reportRows(results, currency, () => 'credit');
  const columns = results.map(({ period, start_datetime: start }, index) =>
    columnOf(index, { key: period, title: formatMonth(start, locale) }),
  );
  const points = resultPoints(rows, columns);
  const isStill = ({ inflow, outflow }: { inflow: bigint; outflow: bigint }) =>
    inflow === 0n && outflow === 0n;
  const [first, report, now, last] = [results.at(0), results.at(-1), points.at(-1), points.at(-2)];
  if (!first || !report || !now || points.every(isStill)) return null;
  const sumOf = (kind: 'invoices' | 'bills') =>
    probable.reduce((sum, each) => sum + unitsOfAmount(each[kind], currency), 0n);
  const [received, paid] = [sumOf('invoices'), sumOf('bills')];
  return {
    now: now.left,
    title: now.title,
    report: { start: dayOf(first.start_datetime), end: dayOf(report.end_datetime) },
    before: last && !isStill(last) ? { units: last.left, title: last.title } : null,
    probably: received === 0n && paid === 0n ? null : now.left - received + paid,
  };
}

/** What it is called: an owner need not know that parentheses are a loss. */
export function profitName({ now, probably, title }: Profit): string {
  const name = now < 0n ? 'Loss' : 'Profit';
  return `${probably === null ? name : `${name} by the books`}, ${title}`;
}

/** Beside which figure it stands. Where one of them is a loss, each says which it is. */
export function profitNote(
  { now, before, probably }: Profit,
  amount: (units: bigint) => string,
): string | null {
  const isNamed = [now, probably, before?.units].some((units) => units && units < 0n);
  const result = (units: bigint) => {
    if (!isNamed) return amount(units);
    return units < 0n ? `a loss of ${amount(-units)}` : `a profit of ${amount(units)}`;
  };
  const words = [
    ...(probably === null ? [] : [`probably ${result(probably)} once payments are matched`]),
    ...(before === null ? [] : [`${result(before.units)} in ${before.title}`]),
  ];
  return words.length === 0 ? null : words.join('; ');
}
