'use client';

import { TrendingUp } from 'lucide-react';
import { accrualBasis } from '../basis';
import type { RangeReportKind } from '../range/range-report-kind';
import { RangeReportScreen, type RangeScreenProps } from '../range/range-report-screen';
import { costKeys, resultPoints } from './result-points';

const profitAndLoss: RangeReportKind = {
  name: 'profit-and-loss',
  sideOf: (key) => (costKeys.includes(key) ? 'debit' : 'credit'),
  basis: accrualBasis,
  emphasis: { gross_profit: 'step', operating_income: 'step', net_income: 'final' },
  chartNames: { inflow: 'Income', outflow: 'Costs', left: 'Net income' },
  pointsOf: resultPoints,
  isEmpty: (rows) => rows.every((row) => !row.hasEntries),
  empty: {
    icon: TrendingUp,
    title: 'No income or expenses in this period',
    advice: 'Choose another period, or import your bank transactions.',
  },
};

/** What was earned and what it cost, accrual basis. */
export function ProfitAndLossScreen(props: RangeScreenProps) {
  return <RangeReportScreen kind={profitAndLoss} {...props} />;
}
