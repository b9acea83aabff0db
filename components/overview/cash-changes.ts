import { movingRows } from '@/components/reports/cash-points';
import { reportRows } from '@/components/reports/report-rows';
import type { EntriesBehind } from '@/lib/contract/drill-down';
import type { ProbableMovement } from '@/lib/contract/probable-payment';
import type { PeriodReport } from '@/lib/contract/report';
import { dayOf } from '@/lib/dates/instant';
import { isLastDayOfMonth } from '@/lib/dates/months';
import { unitsOfAmount } from '@/lib/format/amount';
import { formatDay, formatMonthName } from '@/lib/format/day';
import type { JsonNumber } from '@/lib/json';
import { absolute } from '@/lib/money/absolute';

/** What a ledger moved in as many days of two months, in minor units; what increases cash is positive. */
export type CashChange = {
  key: string;
  name: string;
  now: bigint;
  before: bigint;
  /** Those behind `now`, or where it is nothing those behind `before`. */
  entries: EntriesBehind | null;
  isOfBefore: boolean;
  /** What of `now` probably pays invoices or bills, neither negative. */
  probable: { invoices: bigint; bills: bigint };
  /** Whether it is said to be for the better or worse: not where what is missing is probably among what is not matched yet. */
  isJudged: boolean;
};

/** How many changes are shown. */
const most = 5;

/** The ledgers whose movements changed most, the largest change first. */
export function cashChanges(
  now: PeriodReport,
  before: PeriodReport,
  currency: string,
  probable: readonly ProbableMovement[],
): CashChange[] {
  const units = (amount: JsonNumber = 0) => unitsOfAmount(amount, currency);
  const waiting = (kind: 'invoices' | 'bills') => probable.some((each) => units(each[kind]) > 0n);
  const rows = movingRows(reportRows([before, now], currency, () => 'credit'));
  return rows
    .map(
      ({
        path,
        name,
        ledgerId,
        totals: [earlier = 0n, latest = 0n],
        entries: [behindEarlier, behindLatest],
      }) => {
        const isOfBefore = latest === 0n;
        const entries = (isOfBefore ? behindEarlier : behindLatest) ?? null;
        const paying = probable.find(({ ledger_id: id }) => id !== null && id === ledgerId);
        return {
          key: path,
          name,
          now: latest,
          before: earlier,
          entries,
          isOfBefore,
          probable: { invoices: units(paying?.invoices), bills: units(paying?.bills) },
          isJudged: !(earlier > latest && earlier > 0n
            ? waiting('invoices')
            : latest > earlier && earlier < 0n && waiting('bills')),
        };
      },
    )
    .filter(({ now: latest, before: earlier }) => latest !== earlier)
    .sort((left, right) => (size(right) > size(left) ? 1 : -1))
    .slice(0, most);
}

function size({ now, before }: CashChange): bigint {
  return absolute(now - before);
}

/** When something was that was in these days of a month: `in Oct`, or the days where they are not all of it. */
export function daysWords(
  { start_datetime: start, end_datetime: end }: Pick<PeriodReport, 'start_datetime' | 'end_datetime'>,
  locale: string,
): string {
  const [first, last] = [dayOf(start), dayOf(end)];
  if (isLastDayOfMonth(last)) return `in ${formatMonthName(first, locale)}`;
  if (first === last) return `on ${formatDay(first, locale)}`;
  return `between ${formatDay(first, locale)} and ${formatDay(last, locale)}`;
}

/** The change in a sentence; `earlier` says when that was which it is compared with, such as `in Oct`. */
export function cashChangeSentence(
  { now, before }: Pick<CashChange, 'now' | 'before'>,
  earlier: string,
  amount: (units: bigint) => string,
): string {
  const plain = (units: bigint) => amount(absolute(units));
  const verb = (units: bigint) => (units < 0n ? 'went out' : 'came in');
  if (before === 0n) return `${plain(now)} ${verb(now)}; nothing ${earlier}`;
  if (now === 0n) return `Nothing ${verb(before)}; ${plain(before)} ${earlier}`;
  if (now > 0n !== before > 0n)
    return `${plain(now)} ${verb(now)}; ${plain(before)} ${verb(before)} ${earlier}`;
  const change = `${plain(now - before)} ${now > 0n === now > before ? 'more' : 'less'}`;
  return `${change} ${verb(now)}: ${plain(now)}, after ${plain(before)} ${earlier}`;
}

/** What of a change is waiting to be matched, so that it is not read as income or a cost of its own; null where nothing is. */
export function probableWords(
  { now, probable }: Pick<CashChange, 'now' | 'probable'>,
  amount: (units: bigint) => string,
): string | null {
  const [units, what] =
    now > 0n ? [probable.invoices, 'invoice payments'] : [probable.bills, 'payments of bills'];
  if (units === 0n) return null;
  return `${amount(units)} probably ${what}, not matched yet`;
}
