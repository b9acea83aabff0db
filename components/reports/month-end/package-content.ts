import type { Day } from '@/lib/dates/instant';
import { daysOfMonth } from '@/lib/dates/months';
import { formatDayOfYear, formatMonth } from '@/lib/format/day';
import type { Table } from '@/lib/tables/table';
import { reviewSentences } from '../review-sentences';
import { chartTable, type MonthChart, monthCharts } from './month-charts';
import { figuresOfMonth } from './month-figures';
import type { MonthFormat, MonthPackage } from './month-package';
import { countedTwiceIn, type MonthSection, sectionsOf } from './month-sections';
import { monthTables } from './month-tables';
import { filledSentences, saysUnreviewed } from './sentences';
import { usualSentencesOf } from './usual-sentences';

/** Everything that a package says, as its page, its spreadsheet and its PDF say it. */
export type PackageContent = {
  businessName: string;
  title: string;
  /** The month in words. */
  when: string;
  /** The last day of the month. */
  day: Day;
  sentences: string[];
  /** What one must know of the whole. */
  notes: string[];
  charts: MonthChart[];
  sections: MonthSection[];
  /** The figures of the charts, the four reports, aged items and open questions. */
  tables: [Table, ...Table[]];
};

type PackageFormat = MonthFormat & { businessName: string };

export function packageContent(month: MonthPackage, format: PackageFormat): PackageContent {
  const { businessName, currency, locale } = format;
  const { start, end } = daysOfMonth(month.month);
  const unreviewed = month.balanceSheet.reports[0]?.[0]?.unreviewed_entries ?? 0;
  const sections = sectionsOf(month, format);
  const charts = monthCharts(month, format);
  const usual = usualSentencesOf(month, format);
  return {
    businessName,
    title: 'Month-end package',
    when: formatMonth(`${month.month}-01`, locale),
    day: end,
    sentences: filledSentences(month.note, usual, figuresOfMonth(month, format)),
    notes: [
      ...unfinishedNotes({ start, end }, format),
      ...countedTwiceIn(month, format),
      // Somebody who changed the sentences may have left this one out.
      ...(saysUnreviewed(month.note, usual) ? [] : reviewSentences(unreviewed, locale, 'in these figures')),
    ],
    charts,
    sections,
    tables: [
      chartTable(charts, businessName, { currency, locale }),
      ...monthTables(month, sections, { businessName, currency, locale }),
    ],
  };
}

/** Up to when the figures of a month are that is not over; of one that is still to come, all that is entered for it counts. */
function unfinishedNotes(
  { start, end }: ReturnType<typeof daysOfMonth>,
  { today, locale }: PackageFormat,
): string[] {
  if (end < today) return [];
  if (start > today)
    return ['This month has not begun: figures are those of what is entered for it already.'];
  return [`This month is not over: figures are those up to ${formatDayOfYear(today, locale)}.`];
}
