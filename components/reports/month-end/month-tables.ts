import { titleOf } from '@/components/journal-entries/entry-summary';
import type { Aging } from '@/lib/contract/aging';
import type { Task } from '@/lib/contract/task';
import { dayOf } from '@/lib/dates/instant';
import type { Table } from '@/lib/tables/table';
import { reportSheet } from '../files/report-sheet';
import { reviewSentences } from '../review-note';
import { bandHeads } from './band-heads';
import type { MonthPackage } from './month-package';
import type { MonthSection } from './month-sections';

type Cover = {
  businessName: string;
  monthTitle: string;
  currency: string;
  locale: string;
  sentences: readonly string[];
};

/** The sheets of a month: its sentences, the four reports, aged items, open questions. */
export function monthTables(month: MonthPackage, sections: readonly MonthSection[], cover: Cover): Table[] {
  const { businessName, currency, locale } = cover;
  return [
    summaryTable(cover),
    ...sections.map(({ when, basis, unreviewed, ...section }) =>
      reportSheet({
        ...section,
        heading: [businessName, `${section.title}, ${when}`, `${basis}, ${currency}`],
        currency,
        notes: reviewSentences(unreviewed, locale),
      }),
    ),
    agedTable('Owed by customers', month.receivable, businessName),
    agedTable('Owed to vendors', month.payable, businessName),
    questionTable(month.questions, businessName),
  ];
}

function summaryTable({ businessName, monthTitle, sentences }: Cover): Table {
  return {
    title: 'Summary',
    time: '',
    heading: [businessName],
    columns: [{ name: monthTitle, kind: 'text' }],
    rows: sentences.map((sentence) => ({ depth: 0, emphasized: false, cells: [sentence] })),
    notes: [],
  };
}

/** Who owes what or is owed it, by how long it has been due. */
export function agedTable(title: string, aging: Aging, businessName: string): Table {
  const amounts = ({ bands, amount }: Pick<Aging, 'bands' | 'amount'>) => [
    ...bands.map((band) => band.amount),
    amount,
  ];
  return {
    title,
    time: '',
    heading: [businessName, `${title}, as of ${aging.as_of}`],
    columns: [
      { name: '', kind: 'text' },
      ...aging.bands.map(({ band }) => ({ name: bandHeads[band], kind: 'amount' as const })),
      { name: 'Total', kind: 'amount' },
    ],
    rows: [
      ...aging.parties.map((party) => ({
        depth: 0,
        emphasized: false,
        cells: [party.name, ...amounts(party)],
      })),
      { depth: 0, emphasized: true, rule: 'final', cells: ['Total', ...amounts(aging)] },
    ],
    notes: [],
  };
}

function questionTable(questions: readonly Task[], businessName: string): Table {
  return {
    title: 'Open questions',
    time: '',
    heading: [businessName, 'Open questions'],
    columns: [
      { name: 'Question', kind: 'text' },
      { name: 'Entry', kind: 'text' },
      { name: 'Date', kind: 'text' },
    ],
    rows: questions.map(({ body, journal_entry: entry }) => ({
      depth: 0,
      emphasized: false,
      cells: [body, entry ? titleOf(entry) : '', entry ? dayOf(entry.datetime) : ''],
    })),
    notes: [],
  };
}
