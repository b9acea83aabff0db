import { endOfDay, startOfDay } from '@/lib/dates/instant';
import type { AmountFormat } from '@/lib/format/amount-format';
import { formatDayOfYear } from '@/lib/format/day';
import type { ReportName, Search } from '@/lib/paths';
import { reportTitles } from '@/lib/report-address';
import { sheetRows } from '../balance-sheet/claims-row';
import { overdrawnSentences } from '../balance-sheet/overdrawn';
import { sheetColumns } from '../balance-sheet/sheet-columns';
import { accrualBasis } from '../basis';
import { cashFlow } from '../cash-flow/cash-flow-kind';
import { daysTitle } from '../period-title';
import { countedTwice, stillOwed } from '../probable-payments/probable-sentences';
import { unmatchedOf } from '../probable-payments/unmatched';
import { profitAndLoss } from '../profit-and-loss/profit-and-loss-kind';
import { type BooksTime, comparisonOf } from '../range/compared-days';
import { type RangeReading, rangeColumns } from '../range/range-columns';
import type { RangeReportKind } from '../range/range-report-kind';
import type { ReportColumn } from '../report-column';
import { type ReportRow, reportRows, withoutEmptyRows } from '../report-rows';
import type { RowEmphasis } from '../table/report-table-row';
import { comparedYearsNotes, trialBalanceColumns } from '../trial-balance/trial-balance-columns';
import { trialBalanceRows } from '../trial-balance/trial-balance-rows';
import { unreviewedBefore } from '../unreviewed-behind';
import { type MonthFormat, type MonthPackage, timeOf } from './month-package';

/** One of the reports of the package, as its screen and its sheet show it. */
export type MonthSection = {
  report: ReportName;
  title: string;
  when: string;
  basis: string;
  rows: readonly ReportRow[];
  columns: readonly ReportColumn[];
  emphasis: RowEmphasis;
  days: { start?: string; end: string };
  /** The report's own search, by which one comes to it. */
  search: Search;
  /** How many of its entries nobody has confirmed. */
  unreviewed: number;
  /** What else one must know to read it. */
  notes: string[];
};

/** The four reports of a month, each beside the month before, without empty rows. */
export function sectionsOf(month: MonthPackage, format: MonthFormat): MonthSection[] {
  const { currency, locale } = format;
  const { date, compare } = month.balanceSheet.choice;
  const time = timeOf(month, format);
  const when = `as of ${formatDayOfYear(date, locale)}`;
  const { columns, dayIndex, notes } = sheetColumns(month.balanceSheet, locale, unmatchedOf(month, currency));
  const rows = sheetRows(month.balanceSheet, currency);
  const overdrawn = overdrawnSentences(rows, month.accountTypes, { dayIndex, currency, locale });
  const sheet = { when, basis: accrualBasis, days: { end: date }, search: { date, compare } };
  return [
    {
      ...rangeSection(profitAndLoss, month.profitAndLoss, time, format),
      notes: countedTwiceIn(month, format),
    },
    {
      ...sheet,
      report: 'balance-sheet',
      title: reportTitles['balance-sheet'],
      rows: withoutEmptyRows(rows),
      columns,
      emphasis: { liabilities_and_equity: 'final' },
      notes: [...notes, ...overdrawn, ...stillOwed(month, format)],
      unreviewed: unreviewedIn(month.balanceSheet),
    },
    rangeSection(cashFlow, month.cashFlow, time, format),
    {
      ...sheet,
      report: 'trial-balance',
      title: reportTitles['trial-balance'],
      rows: withoutEmptyRows(trialBalanceRows(month.trialBalance.reports.flat(), currency)),
      columns: trialBalanceColumns(month.trialBalance, currency, locale),
      emphasis: { total: 'final' },
      notes: comparedYearsNotes(month.trialBalance, locale),
      unreviewed: unreviewedIn(month.trialBalance),
    },
  ];
}

function rangeSection(
  kind: RangeReportKind,
  reading: RangeReading,
  time: BooksTime,
  format: MonthFormat,
): MonthSection {
  const { start, end, by, compare } = reading.choice;
  const { days } = comparisonOf(reading.choice, time);
  return {
    report: kind.name,
    title: reportTitles[kind.name],
    when: daysTitle({ start: startOfDay(days.start), end: endOfDay(days.end) }, format.locale),
    basis: kind.basis,
    rows: withoutEmptyRows(reportRows(reading.reports.flat(), format.currency, kind.sideOf)),
    columns: rangeColumns(reading, time, format.locale).all,
    emphasis: kind.emphasis,
    days,
    search: { start, end, by, compare },
    unreviewed: unreviewedIn(reading),
    notes: unreviewedBefore(reading.reports[0] ?? [], format.locale),
  };
}

/** What is in the result of the month until it is matched. */
export function countedTwiceIn(month: MonthPackage, format: AmountFormat): string[] {
  return countedTwice(month.probable, format);
}

/** Of the month itself, not of what it is compared with. */
function unreviewedIn({ reports }: { reports: { unreviewed_entries: number }[][] }): number {
  return reports[0]?.[0]?.unreviewed_entries ?? 0;
}
