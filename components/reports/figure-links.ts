import { type EntriesBehind, entriesText } from '@/lib/contract/drill-down';
import type { Side } from '@/lib/contract/primitives';
import { paths, type ReportName } from '@/lib/paths';

/** A figure that leads to its entries. */
export type Figure = { name: string; column: string; side: Side; query: EntriesBehind };

/** Where a report's figures and names lead, with the way back. */
export type ReportLinks = {
  figure: (figure: Figure) => string;
  /** The statement of a row's ledger over the report's time. */
  statement: (ledgerId: string) => string;
};

type Origin = {
  businessId: string;
  report: ReportName;
  /** The report's own search, as it is in the address. */
  view: string;
  /** The days of its statements. */
  days: { start?: string; end: string };
};

export function reportLinks({ businessId, report, view, days }: Origin): ReportLinks {
  return {
    figure: ({ name, column, side, query }) =>
      paths.journal(businessId, {
        figure: entriesText(query),
        of: `${name}, ${column}`,
        side,
        report,
        view,
      }),
    statement: (ledgerId) => paths.ledgerStatement(businessId, ledgerId, { ...days, report, view }),
  };
}
