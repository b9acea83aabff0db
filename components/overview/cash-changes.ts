import { movingRows } from '@/components/reports/cash-points';
import { reportRows } from '@/components/reports/report-rows';
import type { EntriesBehind } from '@/lib/contract/drill-down';
import type { PeriodReport } from '@/lib/contract/report';

/** What a ledger moved in as many days of two months, in minor units; what increases cash is positive. */
export type CashChange = {
  key: string;
  name: string;
  now: bigint;
  before: bigint;
  /** Those behind `now`, or where it is nothing those behind `before`. */
  entries: EntriesBehind | null;
  isOfBefore: boolean;
};

/** How many changes are shown. */
const most = 5;

/** The ledgers whose movements changed most, the largest change first. */
export function cashChanges(now: PeriodReport, before: PeriodReport, currency: string): CashChange[] {
  const rows = movingRows(reportRows([before, now], currency, () => 'credit'));
  return rows
    .map(({ path, name, totals: [earlier = 0n, latest = 0n], entries: [behindEarlier, behindLatest] }) => {
      const isOfBefore = latest === 0n;
      const entries = (isOfBefore ? behindEarlier : behindLatest) ?? null;
      return { key: path, name, now: latest, before: earlier, entries, isOfBefore };
    })
    .filter(({ now: latest, before: earlier }) => latest !== earlier)
    .sort((left, right) => (size(right) > size(left) ? 1 : -1))
    .slice(0, most);
}

function size({ now, before }: CashChange): bigint {
  const change = now - before;
  return change < 0n ? -change : change;
}

/** The change in a sentence; `earlier` names the month that it is compared with. */
export function changeWords(
  { now, before }: Pick<CashChange, 'now' | 'before'>,
  earlier: string,
  amount: (units: bigint) => string,
): string {
  const plain = (units: bigint) => amount(units < 0n ? -units : units);
  const verb = (units: bigint) => (units < 0n ? 'went out' : 'came in');
  if (before === 0n) return `${plain(now)} ${verb(now)}; nothing in ${earlier}`;
  if (now === 0n) return `Nothing ${verb(before)}; ${plain(before)} in ${earlier}`;
  if (now > 0n !== before > 0n)
    return `${plain(now)} ${verb(now)}; ${plain(before)} ${verb(before)} in ${earlier}`;
  const change = `${plain(now - before)} ${now > 0n === now > before ? 'more' : 'less'}`;
  return `${change} ${verb(now)}: ${plain(now)}, after ${plain(before)} in ${earlier}`;
}
