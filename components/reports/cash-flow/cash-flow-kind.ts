import { Waves } from 'lucide-react';
import { cashBasis } from '../basis';
import { cashPoints, isActivity } from '../cash-points';
import type { RangeReportKind } from '../range/range-report-kind';
import { openingInChart } from './opening-in-chart';

/** What sets the cash flow apart from other reports over days. */
export const cashFlow: RangeReportKind = {
  name: 'cash-flow',
  // A movement is explained by the line on the other side: a sale is a credit, and brings cash in.
  sideOf: (key) => (key === 'starting_cash' || key === 'ending_cash' ? 'debit' : 'credit'),
  basis: cashBasis,
  emphasis: { net_change_in_cash: 'final', ending_cash: 'final' },
  chartNames: { inflow: 'Money in', outflow: 'Money out', left: 'Ending cash' },
  pointsOf: cashPoints,
  chartNotesOf: openingInChart,
  isEmpty: (rows) =>
    rows.every(
      (row) => row.totals.every((units) => units === 0n) && !(row.hasEntries && isActivity(row.key)),
    ),
  empty: {
    icon: Waves,
    title: 'No cash movements in this period',
    advice: 'Choose another period, or import your bank transactions.',
  },
};
