import type { Day } from '@/lib/dates/instant';
import type { DemoEvent, DemoLine } from './demo-event';
import type { DemoLedgerName } from './demo-ledgers';

export type DemoBillLine = { ledger: DemoLedgerName; description: string; cents: bigint };

export type DemoBill = {
  number: string;
  vendor: string;
  description: string;
  issued: Day;
  due: Day;
  status: 'open' | 'voided';
  lines: readonly DemoBillLine[];
  /** The movement that pays it, once the bank has reported it. */
  paidBy?: DemoEvent;
};

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
