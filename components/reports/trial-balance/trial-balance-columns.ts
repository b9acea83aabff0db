import { isLongAmount, mostOnPhone } from '@/components/ui/tables/amount-column';
import type { TrialBalanceReport } from '@/lib/contract/report';
import type { Day } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { type ComparedYears, comparedYears, isOfYears, yearsNote } from '../day/compared-years';
import { earlierDay } from '../day/earlier-day';
import type { ReportColumn } from '../report-column';
import type { ReportRow } from '../report-rows';
import type { Reading } from '../use-reading';
import { comparedColumns, oneColumnOnPhone, resettingSince, sideColumns } from './trial-balance-rows';
import type { TrialBalanceChoice } from './trial-balance-search';

export type TrialBalanceReading = Reading<TrialBalanceChoice, TrialBalanceReport>;

/** The sides on the day, and where it is compared those of the earlier one. */
export function trialBalanceColumns(
  reading: TrialBalanceReading,
  currency: string,
  locale: string,
): ReportColumn[] {
  const { date, compare } = reading.choice;
  const on = (column: ReportColumn, day: Day) => ({
    ...column,
    when: `as of ${formatDayOfYear(day, locale)}`,
  });
  if (compare === null) {
    const isLong = reading.reports
      .flat()
      .some((report) =>
        isLongAmount(unitsOfAmount(report.total_debit, currency), currency, locale, mostOnPhone),
      );
    return (isLong ? oneColumnOnPhone : sideColumns).map((column) => on(column, date));
  }
  const before = earlierDay(date, compare);
  const years = yearsOf(reading);
  const isComparable = ({ key, entries: [entries = null] }: ReportRow) =>
    // The total holds what begins anew, too, on the side where it was.
    !years || years.isFair || !(key === 'total' || isOfYears(key, entries, years));
  return comparedColumns(formatDayOfYear(before, locale), locale, isComparable).map((column) =>
    on(column, column.key.endsWith('-earlier') ? before : date),
  );
}

/** From when the ledgers count that open each fiscal year at zero: of both days, where they lie in two years. */
export function fiscalYearNote(reading: TrialBalanceReading, locale: string): string {
  const [ofTwoYears] = comparedYearsNotes(reading, locale);
  if (ofTwoYears !== undefined) return ofTwoYears;
  const { start } = resettingSince(reading.reports.flat());
  const since = start === null ? '' : `, since ${formatDayOfYear(start, locale)}`;
  return `${subjectOf(reading)} of the fiscal year to date${since}.`;
}

/** The same where the days that are compared lie in two fiscal years; none where they do not. */
export function comparedYearsNotes(reading: TrialBalanceReading, locale: string): string[] {
  const { date, compare } = reading.choice;
  const years = yearsOf(reading);
  if (compare === null || !years) return [];
  const when = formatDayOfYear(earlierDay(date, compare), locale);
  return [yearsNote(subjectOf(reading), years, { when, locale })];
}

function yearsOf({ reports }: TrialBalanceReading): ComparedYears | null {
  const [now, before] = reports.map(([report]) =>
    report?.records.find((record) => record.resets_each_fiscal_year),
  );
  return comparedYears(now?.drill_down, before?.drill_down);
}

function subjectOf({ reports }: TrialBalanceReading): string {
  return resettingSince(reports.flat()).hasDividends
    ? 'Revenue, expenses and dividends are'
    : 'Revenue and expenses are';
}
