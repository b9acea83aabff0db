import type { Day } from '@/lib/dates/instant';
import type { DemoEvent, DemoLine } from '../demo-event';

/** What the studio had and owed on the day it came to Daybook, in cents. */
export const opening = {
  checking: 31_480_22n,
  savings: 12_000_00n,
  computers: 18_600_00n,
  depreciation: 6_200_00n,
  prepaid: 660_00n,
  deposit: 4_700_00n,
  card: 1_284_17n,
  payrollTaxes: 4_517_60n,
  loan: 24_000_00n,
} as const;

export function openingEvents(first: Day): DemoEvent[] {
  const lines: DemoLine[] = [
    ['Checking', opening.checking],
    ['Savings', opening.savings],
    ['Computers', opening.computers],
    ['Accumulated depreciation', -opening.depreciation],
    ['Prepaid expenses', opening.prepaid],
    ['Security deposits', opening.deposit],
    ['Credit card', -opening.card],
    ['Payroll taxes payable', -opening.payrollTaxes],
    ['Long-term loans', -opening.loan],
  ];
  const own = lines.reduce((sum, [, cents]) => sum + cents, 0n);
  return [
    { day: first, description: 'Opening balances', lines: [...lines, ['Opening balance equity', -own]] },
  ];
}
