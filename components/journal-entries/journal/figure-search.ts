import { parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { type EntriesBehind, readEntriesText } from '@/lib/contract/drill-down';
import { paths, type ReportName, reportNames } from '@/lib/paths';

/** What the address says when the journal shows the entries behind a figure of a report. */
export const figureSearch = {
  figure: parseAsString.withDefault(''),
  of: parseAsString.withDefault(''),
  side: parseAsStringLiteral(['debit', 'credit']).withDefault('debit'),
  report: parseAsStringLiteral(reportNames),
  view: parseAsString.withDefault(''),
};

export type FigureFilter = {
  figure: string;
  of: string;
  side: 'debit' | 'credit';
  report: ReportName | null;
  view: string;
};

export type Figure = {
  query: EntriesBehind;
  name: string;
  side: 'debit' | 'credit';
  /** The report as it was left; null when the figure came from elsewhere. */
  back: { name: string; href: string } | null;
};

const names: Record<ReportName, string> = {
  'cash-flow': 'Cash flow',
  'profit-and-loss': 'Profit and loss',
  'balance-sheet': 'Balance sheet',
  'trial-balance': 'Trial balance',
};

/** The figure that the address names; null for the plain journal, and for what is no query. */
export function figureOf(filter: FigureFilter, businessId: string): Figure | null {
  const query = readEntriesText(filter.figure);
  if (!query) return null;
  const { report, view } = filter;
  const search = Object.fromEntries(new URLSearchParams(view));
  return {
    query,
    name: filter.of,
    side: filter.side,
    back: report && { name: names[report], href: paths.report(businessId, report, search) },
  };
}
