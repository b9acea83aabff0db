import type { DaySpan } from '@/lib/dates/day-span';
import { addDays, type Day } from '@/lib/dates/instant';
import { decimalText } from '@/lib/money/decimal';
import { changeOf, type DemoEvent, type DemoInvoice, type DemoInvoiceLine } from '../demo-event';
import { postingOf } from '../demo-invoice';

/** Whom the bank means. */
const customersOfDeposits: Record<string, string> = {
  'ACH CREDIT JUNIPER VALE ARCHITEC': 'Juniper Vale Architects',
  'ACH CREDIT COPPERGATE LIBRARY': 'Coppergate Library',
  'ACH CREDIT MOONRISE CANDLE CO': 'Moonrise Candle Co',
  'WIRE IN FJELLSANG FESTIVAL': 'Fjellsang Festival',
  'ACH CREDIT THISTLEDOWN HOTEL': 'Thistledown Hotel',
  'MOBILE DEPOSIT TINKER ROW GALLER': 'Tinker Row Gallery',
  'ACH CREDIT SALTMARSH THEATRE': 'Saltmarsh Theatre',
};

const subjects = ['Identity', 'Signage', 'Season brochure', 'Website', 'Packaging', 'Exhibition'] as const;
const daysToPay = 30;
const hourlyCents = 95_00n;

/** The first of these deposits pays a part of a larger invoice, the second more than its invoice asks. */
const unusual = { part: { index: 1, more: 1_200_00n }, excess: { index: 4, more: -150_00n } };

/**
 * Deposits that pay invoices: each settles receivables, and the invoice was sent some weeks before.
 * @param deposits in the order of their days
 */
export function invoicedDeposits(deposits: readonly DemoEvent[]): DemoEvent[] {
  return deposits.flatMap((deposit, index) => {
    const cents = changeOf(deposit, 'Checking');
    const paid = settlingReceivable(deposit, cents);
    const { part, excess } = unusual;
    const more = index === part.index ? part.more : index === excess.index ? excess.more : 0n;
    const sent = addDays(deposit.day, -(21 + ((index * 5) % 13)));
    const subject = subjects[index % subjects.length] ?? subjects[0];
    const invoice: DemoInvoice = {
      number: `QF-${301 + index}`,
      customer: customerOf(deposit),
      description: `${subject}, ${monthName(sent)}`,
      sent,
      due: addDays(sent, daysToPay),
      status: 'open',
      lines: workLines(subject, cents + more),
      paidBy: paid,
    };
    return [postingOf(invoice), paid];
  });
}

/** An invoice of one line over the whole of what was agreed. */
export function agreedInvoice(
  number: string,
  description: string,
  sent: Day,
  cents: bigint,
  deposit: DemoEvent,
): DemoInvoice {
  return {
    number,
    customer: customerOf(deposit),
    description,
    sent,
    due: addDays(sent, daysToPay),
    status: 'open',
    lines: [{ ledger: 'Projects', description: 'As agreed', quantity: '1', price: decimalText(cents, 2) }],
    paidBy: deposit,
  };
}

/** Invoices that nobody has paid: some of them long due, one of prints with a discount and sales tax. */
export function unpaidInvoices(span: DaySpan): DemoEvent[] {
  const prints: DemoInvoiceLine = {
    ledger: 'Product sales',
    description: 'Reading-room prints, A2',
    quantity: '120',
    price: '18.50',
    discountRate: '0.05',
    taxRate: '0.07',
  };
  return [
    open(
      span,
      135,
      'QF-298',
      'Fjellsang Festival',
      'Stage backdrops, late changes',
      workLines('Backdrops', 640_00n),
    ),
    open(
      span,
      80,
      'QF-299',
      'Tinker Row Gallery',
      'Catalogue of the spring show',
      workLines('Catalogue', 1_850_00n),
    ),
    open(span, 43, 'QF-300', 'Moonrise Candle Co', 'Label set', workLines('Labels', 980_00n)),
    open(span, 9, 'QF-320', 'Coppergate Library', 'Prints for the reading room', [prints]),
  ].map(postingOf);
}

/** Invoices that are not posted: two not sent yet, and one sent twice by mistake. */
export function unpostedInvoices(span: DaySpan): DemoInvoice[] {
  const poster: DemoInvoiceLine = {
    ledger: 'Product sales',
    description: 'Winter poster, signed',
    quantity: '40',
    price: '32.00',
    taxRate: '0.07',
  };
  return [
    {
      ...open(
        span,
        60,
        'QF-319',
        'Juniper Vale Architects',
        'Signage, sent twice',
        workLines('Signage', 2_400_00n),
      ),
      status: 'voided',
    },
    {
      ...open(span, 1, 'QF-321', 'Thistledown Hotel', 'Winter posters for the lobby', [poster]),
      status: 'draft',
    },
    {
      ...open(
        span,
        0,
        'QF-322',
        'Moonrise Candle Co',
        'Packaging, spring line',
        workLines('Packaging', 3_600_00n),
      ),
      status: 'draft',
    },
  ];
}

function open(
  span: DaySpan,
  daysAgo: number,
  number: string,
  customer: string,
  description: string,
  lines: readonly DemoInvoiceLine[],
): DemoInvoice {
  const sent = addDays(span.last, -daysAgo);
  return { number, customer, description, sent, due: addDays(sent, daysToPay), status: 'open', lines };
}

/** Hours for most of the sum, and a fixed rest. */
function workLines(subject: string, cents: bigint): DemoInvoiceLine[] {
  const hours = (cents * 7n) / (10n * hourlyCents);
  const rest = cents - hours * hourlyCents;
  return [
    {
      ledger: 'Projects',
      description: `${subject}: design`,
      quantity: hours.toString(),
      price: decimalText(hourlyCents, 2),
    },
    { ledger: 'Projects', description: `${subject}: production`, quantity: '1', price: decimalText(rest, 2) },
  ];
}

function settlingReceivable(deposit: DemoEvent, cents: bigint): DemoEvent {
  return {
    ...deposit,
    lines: [
      ['Checking', cents],
      ['Accounts receivable', -cents],
    ],
  };
}

function customerOf({ description }: DemoEvent): string {
  const customer = customersOfDeposits[description];
  if (customer === undefined) throw new Error(`nobody is called ${description}`);
  return customer;
}

function monthName(day: Day): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
