import { titleOf } from '@/components/journal-entries/entry-summary';
import type { Aging } from '@/lib/contract/aging';
import type { AmountFormat } from '@/lib/format/amount-format';
import { formatDayOfYear } from '@/lib/format/day';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { Table } from '@/lib/tables/table';
import { reportSheet } from '../files/report-sheet';
import { reviewSentences } from '../review-sentences';
import { agedColumns } from './aged-columns';
import { type AgedItem, agedSentences, agedWords } from './aged-sentences';
import type { MonthPackage } from './month-package';
import type { MonthSection } from './month-sections';
import { unlistedQuestions } from './unlisted-questions';

type TableFormat = AmountFormat & { businessName: string };

/** The sheets of a month: the four reports, aged items, open questions. */
export function monthTables(
  month: MonthPackage,
  sections: readonly MonthSection[],
  format: TableFormat,
): Table[] {
  const { businessName, currency, locale } = format;
  return [
    ...sections.map(({ when, basis, unreviewed, notes, ...section }) =>
      reportSheet({
        ...section,
        heading: [businessName, `${section.title}, ${when}`, `${basis}, ${currency}`],
        currency,
        notes: [...notes, ...reviewSentences(unreviewed, locale)],
      }),
    ),
    agedTable('invoice', month.receivable, format),
    agedTable('bill', month.payable, format),
    questionTable(month, format),
  ];
}

type Summary = { businessName: string; when: string; sentences: readonly string[]; notes: readonly string[] };

/** The first sheet of the spreadsheet. */
export function summaryTable({ businessName, when, sentences, notes }: Summary): Table {
  return {
    title: 'Summary',
    time: '',
    heading: [businessName],
    columns: [{ name: when, kind: 'text' }],
    rows: [...sentences, ...notes].map((sentence) => ({ depth: 0, emphasized: false, cells: [sentence] })),
    notes: [],
  };
}

/** Who owes what or is owed it, by how long it has been due. */
export function agedTable(
  item: AgedItem,
  aging: Aging,
  { businessName, currency, locale }: TableFormat,
): Table {
  const { title } = agedWords[item];
  const columns = agedColumns(aging, currency);
  const decimals = decimalsOf(currency);
  const amounts = (aged: Pick<Aging, 'bands' | 'amount'>) =>
    columns.map(({ unitsOf }) => amountNumber(unitsOf(aged), decimals));
  return {
    title,
    time: '',
    heading: [businessName, `${title}, as of ${formatDayOfYear(aging.as_of, locale)}`],
    columns: [{ name: '', kind: 'text' }, ...columns.map(({ name }) => ({ name, kind: 'amount' as const }))],
    rows: [
      ...aging.parties.map((party) => ({
        depth: 0,
        emphasized: false,
        cells: [party.name, ...amounts(party)],
      })),
      { depth: 0, emphasized: true, rule: 'final', cells: ['Total', ...amounts(aging)] },
    ],
    notes: agedSentences(item, aging, currency, locale),
  };
}

function questionTable(month: MonthPackage, { businessName, locale }: TableFormat): Table {
  return {
    title: 'Open questions',
    time: '',
    heading: [businessName, 'Open questions'],
    columns: [
      { name: 'Question', kind: 'text' },
      { name: 'Entry', kind: 'text' },
      { name: 'Date', kind: 'text' },
    ],
    rows: month.questions.map(({ body, journal_entry: entry }) => ({
      depth: 0,
      emphasized: false,
      cells: [body, entry ? titleOf(entry) : '', entry ? formatDayOfYear(entry.datetime, locale) : ''],
    })),
    notes: unlistedQuestions(month, locale),
  };
}
