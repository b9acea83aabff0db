import { parseAsString, parseAsStringLiteral } from 'nuqs/server';
import type { EntriesBehind } from '@/lib/contract/drill-down';
import type { Side } from '@/lib/contract/primitives';
import { readEntriesText } from '@/lib/contract/read-drill-down';
import { type FigureOrigin, figureOrigins } from '@/lib/paths';
import { wayBack } from '@/lib/report-address';

/** What the address says when the journal shows the entries behind a figure of a report. */
export const figureSearch = {
  figure: parseAsString.withDefault(''),
  of: parseAsString.withDefault(''),
  side: parseAsStringLiteral(['debit', 'credit']).withDefault('debit'),
  report: parseAsStringLiteral(figureOrigins),
  view: parseAsString.withDefault(''),
};

export type FigureFilter = {
  figure: string;
  of: string;
  side: Side;
  report: FigureOrigin | null;
  view: string;
};

export type OpenedFigure = {
  query: EntriesBehind;
  name: string;
  side: Side;
  /** The report as it was left; null when the figure came from elsewhere. */
  back: { name: string; href: string } | null;
};

/** The figure that the address names; null for the plain journal, and for what is no query. */
export function figureOf(filter: FigureFilter, businessId: string): OpenedFigure | null {
  const query = readEntriesText(filter.figure);
  if (!query) return null;
  return {
    query,
    name: filter.of,
    side: filter.side,
    back: wayBack(businessId, filter),
  };
}
