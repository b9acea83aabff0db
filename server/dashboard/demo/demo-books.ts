import type { DaySpan } from '@/lib/dates/day-span';
import {
  changeOf,
  type DemoBill,
  type DemoEvent,
  type DemoInvoice,
  type StatementLedger,
} from './demo-event';
import { unpaidBills, voidedBills } from './events/bills';
import { cardEvents } from './events/card';
import { equipmentEvents, loanEvents } from './events/equipment-and-loan';
import { insuranceEvents } from './events/insurance';
import { unpostedInvoices } from './events/invoices';
import { openingEvents } from './events/opening';
import { overheadEvents } from './events/overhead';
import { ownerEvents, savingsEvents } from './events/owners-and-savings';
import { payrollEvents } from './events/payroll';
import { salesEvents } from './events/sales';
import { unusualEvents } from './events/unusual';
import { reportedFrom } from './reported-days';

/** How many of the movements that the banks report await review. */
const pendingMovements = 45;

export type DemoBooks = {
  /** Written as journal entries: everything old, and what no bank reports. */
  entries: DemoEvent[];
  /** Written as invoices, those too that are not posted. */
  invoices: DemoInvoice[];
  /** Written as bills, in the same way. */
  bills: DemoBill[];
  /** By account, what its bank reports: first the days already reviewed, then those that are not. */
  statements: Record<StatementLedger, { confirmed: DemoEvent[]; pending: DemoEvent[] }>;
};

/** The studio's two years, the same for the same span, in time order. */
export function demoBooks(span: DaySpan): DemoBooks {
  const events = allEvents(span);
  const since = reportedFrom(span);
  const reported = events.filter(
    (event) => event.day >= since && (isOn('Checking', event) || isOn('Credit card', event)),
  );
  const confirmed = reported.slice(0, -pendingMovements);
  const pending = reported.slice(-pendingMovements);
  const on = (ledger: StatementLedger) => ({
    confirmed: confirmed.filter((event) => isOn(ledger, event)),
    pending: pending.filter((event) => isOn(ledger, event)),
  });
  const isReported = new Set(reported);
  return {
    entries: events.filter((event) => !isReported.has(event) && !event.invoice && !event.bill),
    invoices: [...events.flatMap((event) => event.invoice ?? []), ...unpostedInvoices(span)],
    bills: [...events.flatMap((event) => event.bill ?? []), ...voidedBills(span)],
    statements: { Checking: on('Checking'), 'Credit card': on('Credit card') },
  };
}

export function allEvents(span: DaySpan): DemoEvent[] {
  return [
    ...openingEvents(span.first),
    ...payrollEvents(span),
    ...salesEvents(span),
    ...overheadEvents(span),
    ...unpaidBills(span),
    ...insuranceEvents(span),
    ...equipmentEvents(span),
    ...loanEvents(span),
    ...ownerEvents(span),
    ...savingsEvents(span),
    ...cardEvents(span),
    ...unusualEvents(span),
  ].sort((left, right) => (left.day < right.day ? -1 : Number(left.day > right.day)));
}

function isOn(ledger: StatementLedger, event: DemoEvent): boolean {
  return changeOf(event, ledger) !== 0n;
}
