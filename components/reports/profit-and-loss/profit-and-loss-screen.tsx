'use client';

import { RangeReportScreen, type RangeScreenProps } from '../range/range-report-screen';
import { profitAndLoss } from './profit-and-loss-kind';

/** What was earned and what it cost, accrual basis. */
export function ProfitAndLossScreen(props: RangeScreenProps) {
  return <RangeReportScreen kind={profitAndLoss} {...props} />;
}
