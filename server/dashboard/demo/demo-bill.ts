import type { DemoBill, DemoEvent, DemoLine } from './demo-event';

/** What the bill posts on the day it was issued. */
export function billPosting(bill: DemoBill): DemoEvent {
  const costs = bill.lines.map(({ ledger, cents }): DemoLine => [ledger, cents]);
  const total = bill.lines.reduce((sum, { cents }) => sum + cents, 0n);
  return {
    day: bill.issued,
    description: bill.description,
    lines: [...costs, ['Accounts payable', -total]],
    bill,
  };
}
