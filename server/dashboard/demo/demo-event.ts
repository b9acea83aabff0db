import type { Day } from '@/lib/dates/instant';
import type { DemoLedgerName } from './demo-ledgers';

/** An amount on a ledger in cents: a debit is positive, a credit negative. */
export type DemoLine = readonly [ledger: DemoLedgerName, cents: bigint];

/** Something that happened to the business; its lines add up to zero. */
export type DemoEvent = {
  day: Day;
  /** As the bank prints it, at most 32 characters, or as a bookkeeper would write it where no bank is involved. */
  description: string;
  lines: readonly DemoLine[];
  /** The invoice that posts it: it is written as an invoice, not as an entry. */
  invoice?: DemoInvoice;
  /** The bill that posts it. */
  bill?: DemoBill;
  /** The customer of its line on receivable, where it is written as an entry. */
  customer?: string;
};

/** Numbers as exact decimal texts; rates are fractions of 1. */
export type DemoInvoiceLine = {
  ledger: DemoLedgerName;
  description: string;
  quantity: string;
  price: string;
  discountRate?: string;
  taxRate?: string;
};

export type DemoInvoice = {
  number: string;
  customer: string;
  description: string;
  /** For a draft, its date. */
  sent: Day;
  due: Day;
  status: 'draft' | 'open' | 'voided';
  lines: readonly DemoInvoiceLine[];
  /** The deposit that pays it, once the bank has reported it. */
  paidBy?: DemoEvent;
};

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

/** Ledgers whose movements the bank reports in files. */
export type StatementLedger = 'Checking' | 'Credit card';

/** Money out of an account, for one purpose. */
export function spend(
  day: Day,
  from: StatementLedger,
  description: string,
  ledger: DemoLedgerName,
  cents: bigint,
): DemoEvent {
  return {
    day,
    description,
    lines: [
      [ledger, cents],
      [from, -cents],
    ],
  };
}

/** Money into checking, for one reason. */
export function receive(day: Day, description: string, ledger: DemoLedgerName, cents: bigint): DemoEvent {
  return {
    day,
    description,
    lines: [
      ['Checking', cents],
      [ledger, -cents],
    ],
  };
}

/** What the event does to a ledger: debits less credits, in cents. */
export function changeOf(event: DemoEvent, ledger: DemoLedgerName): bigint {
  return event.lines.reduce((sum, [name, cents]) => (name === ledger ? sum + cents : sum), 0n);
}
