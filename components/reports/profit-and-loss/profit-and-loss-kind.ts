import { TrendingUp } from 'lucide-react';
import { accrualBasis } from '../basis';
import type { RangeReportKind } from '../range/range-report-kind';
import { costKeys, resultPoints } from '../result-points';

/** What sets the profit and loss apart from other reports over days. */
export const profitAndLoss: RangeReportKind = {
  name: 'profit-and-loss',
  sideOf: (key) => (costKeys.includes(key) ? 'debit' : 'credit'),
  basis: accrualBasis,
  emphasis: { gross_profit: 'step', operating_income: 'step', net_income: 'final' },
  chartNames: { inflow: 'Income', outflow: 'Costs', left: 'Net income' },
  pointsOf: resultPoints,
  chartNotesOf: () => [],
  isEmpty: (rows) => rows.every((row) => !row.hasEntries),
  empty: {
    icon: TrendingUp,
    title: 'No income or expenses in this period',
    advice: 'Choose another period, or import your bank transactions.',
  },
};
