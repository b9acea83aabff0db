'use client';

import { RangeReportScreen, type RangeScreenProps } from '../range/range-report-screen';
import { cashFlow } from './cash-flow-kind';

/** Where cash came from and where it went. */
export function CashFlowScreen(props: RangeScreenProps) {
  return <RangeReportScreen kind={cashFlow} {...props} />;
}
