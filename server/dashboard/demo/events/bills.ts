import type { DaySpan } from '@/lib/dates/day-span';
import { addDays } from '@/lib/dates/instant';
import { changeOf, type DemoBill, type DemoBillLine, type DemoEvent, type DemoLine } from '../demo-event';
import type { DemoLedgerName } from '../demo-ledgers';

/** Whom the bank means. */
const vendorsOfPayments: Record<string, string> = {
  'BILLPAY M. ARDENWOOD ILLUSTR': 'M. Ardenwood Illustration',
  'BILLPAY OKORO-LIND ANIMATION': 'Okoro-Lind Animation',
  'BILLPAY FERNHOLT TYPESETTING': 'Fernholt Typesetting',
  'CHECK TO ABACUS & WREN CPA': 'Abacus & Wren CPA',
};

const daysAllowed = 30;
const daysUntilPaid = 16;

/** The second of a subcontractor's jobs is paid in instalments, of which the bank has reported one. */
const instalments = { index: 1, stillToCome: 900_00n };

/**
 * Payments of subcontractors, each of a bill that came some weeks before.
 * @param payments in the order of their days
 */
export function subcontractorBills(payments: readonly DemoEvent[], span: DaySpan): DemoEvent[] {
  return payments.flatMap((payment, index) => {
    const isPart = index === instalments.index;
    const cents = -changeOf(payment, 'Checking') + (isPart ? instalments.stillToCome : 0n);
    const bill = billOf(payment, `S-${2031 + index * 7}`, 'Work of the month', [
      { ledger: 'Subcontractors', description: 'Work of the month', cents },
    ]);
    const instalment = { description: 'Film titles, in two instalments', due: addDays(span.last, 20) };
    return settled(isPart ? { ...bill, ...instalment } : bill, payment);
  });
}

/** The accountants' quarters; the first was paid as always, though they had billed less: the rest is credit. */
export function accountantBills(payments: readonly DemoEvent[]): DemoEvent[] {
  return payments.flatMap((payment, index) => {
    const cents = -changeOf(payment, 'Checking') - (index === 0 ? 50_00n : 0n);
    const bill = billOf(payment, `AW-${418 + index * 31}`, 'Quarterly review of the books', [
      { ledger: 'Accounting fees', description: 'Quarterly review', cents },
    ]);
    return settled(bill, payment);
  });
}

/** Bills that nobody has paid: two not yet due, and one of each age beyond that. */
export function unpaidBills(span: DaySpan): DemoEvent[] {
  const job = (ledger: DemoLedgerName, description: string, cents: bigint) => ({
    ledger,
    description,
    cents,
  });
  return [
    unpaid(span, 170, 'HB-77', 'Hobnail Signmakers', 'Shop sign, lettering disputed', [
      job('Repairs and maintenance', 'Shop sign, relettered', 480_00n),
    ]),
    unpaid(span, 104, 'F-1188', 'Fernholt Typesetting', 'Season programme, proofs', [
      job('Subcontractors', 'Proofs, two rounds', 640_00n),
    ]),
    unpaid(span, 73, 'PW-5520', 'Paperworks Supply', 'Paper for the print shop', [
      job('Office supplies', 'Cotton paper, A2', 284_50n),
      job('Postage and printing', 'Freight', 38_75n),
    ]),
    unpaid(span, 47, 'TT-309', 'Torque & Tenon Repairs', 'Plotter, yearly service', [
      job('Repairs and maintenance', 'Service', 240_00n),
    ]),
    unpaid(span, 6, 'AW-512', 'Abacus & Wren CPA', 'Preparing the year end', [
      job('Accounting fees', 'Year-end preparation', 1_300_00n),
    ]),
    unpaid(span, 3, 'OL-96', 'Okoro-Lind Animation', 'Festival trailer', [
      job('Subcontractors', 'Storyboard and animation', 1_800_00n),
      job('Subcontractors', 'Sound', 350_00n),
    ]),
  ].map(billPosting);
}

/** Not posted: one that was entered twice. */
export function voidedBills(span: DaySpan): DemoBill[] {
  const lines: DemoBillLine[] = [
    { ledger: 'Office supplies', description: 'Cotton paper, A2', cents: 284_50n },
    { ledger: 'Postage and printing', description: 'Freight', cents: 38_75n },
  ];
  const bill = unpaid(span, 70, 'PW-5520-B', 'Paperworks Supply', 'Paper, entered twice', lines);
  return [{ ...bill, status: 'voided' }];
}

function billOf(
  payment: DemoEvent,
  number: string,
  description: string,
  lines: readonly DemoBillLine[],
): DemoBill {
  const vendor = vendorsOfPayments[payment.description];
  if (vendor === undefined) throw new Error(`nobody is called ${payment.description}`);
  const issued = addDays(payment.day, -daysUntilPaid);
  return { number, vendor, description, issued, due: addDays(issued, daysAllowed), status: 'open', lines };
}

/** The bill's posting, and its payment, which settles what is payable. */
function settled(bill: DemoBill, payment: DemoEvent): DemoEvent[] {
  const cents = -changeOf(payment, 'Checking');
  const paidBy: DemoEvent = {
    ...payment,
    lines: [
      ['Accounts payable', cents],
      ['Checking', -cents],
    ],
  };
  return [billPosting({ ...bill, paidBy }), paidBy];
}

function unpaid(
  span: DaySpan,
  daysAgo: number,
  number: string,
  vendor: string,
  description: string,
  lines: readonly DemoBillLine[],
): DemoBill {
  const issued = addDays(span.last, -daysAgo);
  return { number, vendor, description, issued, due: addDays(issued, daysAllowed), status: 'open', lines };
}

/** The entry that posts the bill on its issue date. */
function billPosting(bill: DemoBill): DemoEvent {
  const costs = bill.lines.map(({ ledger, cents }): DemoLine => [ledger, cents]);
  const total = bill.lines.reduce((sum, { cents }) => sum + cents, 0n);
  return {
    day: bill.issued,
    description: bill.description,
    lines: [...costs, ['Accounts payable', -total]],
    bill,
  };
}
