'use client';

import { TrendingUp } from 'lucide-react';
import type { RangeReportKind } from '../range/range-report-kind';
import { RangeReportScreen, type RangeScreenProps } from '../range/range-report-screen';
import { costNames, netIncomeName, resultPoints } from './result-points';

const profitAndLoss: RangeReportKind = {
  name: 'profit-and-loss',
  sideOf: (name) => (costNames.includes(name) ? 'debit' : 'credit'),
  emphasis: { 'Gross profit': 'step', 'Operating income': 'step', [netIncomeName]: 'final' },
  chartNames: { inflow: 'Income', outflow: 'Costs', left: 'Net income' },
  pointsOf: resultPoints,
  isEmpty: (rows) => rows.every((row) => !row.hasEntries),
  empty: {
    icon: TrendingUp,
    title: 'Nothing was earned or spent in these days',
    advice: 'Choose other days, or bring in what your banks have reported.',
  },
};

/** What was earned and what it cost, accrual basis. */
export function ProfitAndLossScreen(props: RangeScreenProps) {
  return <RangeReportScreen kind={profitAndLoss} {...props} />;
}
