import type { DaySpan } from '@/lib/dates/day-span';
import { addDays, type Day } from '@/lib/dates/instant';
import { firstDayOfMonth } from '@/lib/dates/months';
import { everyDays, monthlyDays, monthOfYear } from '../calendar';
import { chanceOf } from '../chance';
import { changeOf, type DemoEvent, receive, spend } from '../demo-event';
import { postingOf } from '../demo-invoice';
import { reportedFrom } from '../reported-days';
import { agreedInvoice, invoicedDeposits, unpaidInvoices } from './invoices';

/** Percent of an ordinary month, January first: busy before the holidays, quiet in summer. */
const season = [95, 95, 105, 110, 108, 100, 80, 76, 104, 116, 124, 120];

/** Clients who pay the same every month: day, as the bank prints them, cents, months until they came. */
const retainers: readonly [day: number, description: string, cents: bigint, afterMonths: number][] = [
  [2, 'ACH CREDIT BRAMBLEWAY BAKERIES', 3_200_00n, 0],
  [9, 'ACH CREDIT NORTHMOOR CLOCK MUSEU', 4_100_00n, 0],
  [16, 'ACH CREDIT OTTERBANK FERRIES', 2_750_00n, 0],
  [23, 'ACH CREDIT PINWHEEL TOY WORKS', 1_900_00n, 10],
];

const projectClients = [
  'ACH CREDIT JUNIPER VALE ARCHITEC',
  'ACH CREDIT COPPERGATE LIBRARY',
  'ACH CREDIT MOONRISE CANDLE CO',
  'WIRE IN FJELLSANG FESTIVAL',
  'ACH CREDIT THISTLEDOWN HOTEL',
  'MOBILE DEPOSIT TINKER ROW GALLER',
] as const;

export function salesEvents(span: DaySpan): DemoEvent[] {
  const projects = projectEvents(span);
  const since = reportedFrom(span);
  return [
    ...retainerEvents(span),
    ...projects.filter((deposit) => deposit.day < since),
    ...invoicedDeposits(projects.filter((deposit) => deposit.day >= since)),
    ...theatreEvents(span),
    ...unpaidInvoices(span),
    ...shopEvents(span),
  ];
}

function retainerEvents(span: DaySpan): DemoEvent[] {
  return retainers.flatMap(([dayOfMonth, description, cents, afterMonths]) =>
    monthlyDays(span, dayOfMonth)
      .slice(afterMonths)
      .map((day) => receive(day, description, 'Retainers', cents)),
  );
}

function projectEvents(span: DaySpan): DemoEvent[] {
  const chance = chanceOf('projects');
  return [...monthlyDays(span, 6), ...monthlyDays(span, 19)].sort().map((day) => {
    const ordinary = chance.between(9, 16) * 500_00;
    const cents = (BigInt(ordinary) * BigInt(season[monthOfYear(day) - 1] ?? 100)) / 100n;
    return receive(day, chance.pick(projectClients), 'Projects', cents);
  });
}

/**
 * A theatre is billed every quarter and pays a month later; its last invoice is still open at the end. What it paid
 * before the banks' files begin was written as entries.
 */
function theatreEvents(span: DaySpan): DemoEvent[] {
  return everyDays(span, 91, 75).flatMap((day, index) => {
    const cents = 6_400_00n + BigInt(index) * 150_00n;
    const number = String(1041 + index);
    const payday = addDays(day, 31);
    const customer = 'Saltmarsh Theatre';
    const payment = {
      ...receive(payday, 'ACH CREDIT SALTMARSH THEATRE', 'Accounts receivable', cents),
      customer,
    };
    const invoice = agreedInvoice(number, 'Saltmarsh Theatre season campaign', day, cents, payment);
    const posting = postingOf(invoice);
    if (payday > span.last) return [posting];
    if (payday >= reportedFrom(span)) return [posting, payment];
    const { lines } = posting;
    return [{ day, description: `Invoice ${number}, ${invoice.description}`, lines, customer }, payment];
  });
}

/** The print shop: every fortnight the card processor reports sales, and pays them out two days later. */
function shopEvents(span: DaySpan): DemoEvent[] {
  const chance = chanceOf('shop');
  const fortnights = everyDays(span, 14, 9).map((day) => {
    const ordinary = chance.cents(380_00, 920_00);
    return shopSale(day, (ordinary * BigInt(season[monthOfYear(day) - 1] ?? 100)) / 100n);
  });
  const payouts = fortnights
    .map((sale) =>
      receive(
        addDays(sale.day, 2),
        'PAYLARK PAYOUT QUILLFEATHER',
        'Payments clearing',
        changeOf(sale, 'Payments clearing'),
      ),
    )
    .filter((payout) => payout.day <= span.last);
  return [...fortnights, ...payouts, ...salesTaxEvents(span, fortnights)];
}

function shopSale(day: Day, sales: bigint): DemoEvent {
  const tax = (sales * 7n) / 100n;
  const fee = ((sales + tax) * 29n) / 1000n;
  return {
    day,
    description: 'Print shop sales of two weeks',
    lines: [
      ['Payments clearing', sales + tax - fee],
      ['Payment processing fees', fee],
      ['Product sales', -sales],
      ['Sales tax payable', -tax],
    ],
  };
}

/** Sales tax is paid on the 18th after each quarter, for everything sold before the month. */
function salesTaxEvents(span: DaySpan, sales: readonly DemoEvent[]): DemoEvent[] {
  let paid = 0n;
  return monthlyDays(span, 18)
    .filter((day) => monthOfYear(day) % 3 === 1)
    .flatMap((day) => {
      const owed = sales
        .filter((sale) => sale.day < firstDayOfMonth(day))
        .reduce((sum, sale) => sum - changeOf(sale, 'Sales tax payable'), -paid);
      paid += owed;
      return owed === 0n
        ? []
        : [spend(day, 'Checking', 'STATE REV DEPT SALES TAX', 'Sales tax payable', owed)];
    });
}
