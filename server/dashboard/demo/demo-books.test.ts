import { describe, expect, it } from 'vitest';
import { addDays, isDay } from '@/lib/dates/instant';
import { twoYearsAfter, twoYearsBefore } from './calendar';
import { allEvents, demoBooks } from './demo-books';
import { changeOf, type DemoEvent } from './demo-event';
import { type DemoLedgerName, demoLedgers } from './demo-ledgers';
import { unusualEvents } from './events/unusual';
import { bankIds } from './ofx-statement';

const days = [
  '2026-11-21',
  '2027-01-31',
  '2028-02-29',
  '2026-07-01',
  '2027-03-15',
  '2029-12-31',
  '2026-09-08',
];

describe.each(days)('the demo books of %s', (today) => {
  const span = { first: twoYearsBefore(today), last: twoYearsAfter(twoYearsBefore(today)) };
  const events = allEvents(span);
  const books = demoBooks(span);
  const { Checking: checking, 'Credit card': card } = books.statements;

  it('are the same every time, and lose no event between entries and statements', () => {
    expect(demoBooks(span)).toEqual(books);
    const postings = [...books.invoices, ...books.bills].filter(({ status }) => status === 'open');
    const parts = [
      books.entries,
      postings,
      ...[checking, card].flatMap((each) => [each.confirmed, each.pending]),
    ];
    expect(parts.reduce((sum, part) => sum + part.length, 0)).toBe(events.length);
  });

  it('have balanced entries on real days of the two years, nothing of 0.00', () => {
    for (const event of events) {
      expect(isDay(event.day) && event.day >= span.first && event.day <= span.last).toBe(true);
      expect(event.lines.reduce((sum, [, cents]) => sum + cents, 0n)).toBe(0n);
      expect(event.lines.every(([, cents]) => cents !== 0n)).toBe(true);
    }
  });

  it('have invoices in every state, their numbers once each, sent before they are paid', () => {
    const { invoices } = books;
    expect(new Set(invoices.map((invoice) => invoice.number)).size).toBe(invoices.length);
    expect(new Set(invoices.map((invoice) => invoice.status))).toEqual(new Set(['draft', 'open', 'voided']));
    const paid = invoices.filter((invoice) => invoice.paidBy && checking.confirmed.includes(invoice.paidBy));
    expect(paid.length).toBeGreaterThan(6);
    const overdue = invoices.filter((invoice) => !invoice.paidBy && invoice.due < span.last);
    expect(overdue.filter((invoice) => invoice.status === 'open')).toHaveLength(3);
    expect(invoices.some((invoice) => invoice.paidBy && checking.pending.includes(invoice.paidBy))).toBe(
      true,
    );
    for (const { sent, paidBy } of invoices) expect(sent < (paidBy?.day ?? '9999')).toBe(true);
  });

  it('have bills paid, partly paid, of every age and voided, each entered before it is paid', () => {
    const { bills } = books;
    expect(new Set(bills.map((bill) => bill.number)).size).toBe(bills.length);
    expect(bills.filter((bill) => bill.status === 'voided')).toHaveLength(1);
    const paid = bills.filter((bill) => bill.paidBy && checking.confirmed.includes(bill.paidBy));
    expect(paid.length).toBeGreaterThan(3);
    const rests = paid.map(({ lines, paidBy }) => {
      const total = lines.reduce((sum, { cents }) => sum + cents, 0n);
      return paidBy ? total + changeOf(paidBy, 'Checking') : total;
    });
    expect(rests.filter((rest) => rest > 0n)).toEqual([900_00n]);
    expect(rests.filter((rest) => rest < 0n)).toEqual([-50_00n]);
    const unpaid = bills.filter((bill) => !bill.paidBy && bill.status === 'open');
    const ages = unpaid.map(({ due }) =>
      Math.ceil((Date.parse(span.last) - Date.parse(due)) / 86_400_000 / 30),
    );
    expect(new Set(ages.map((age) => Math.min(Math.max(age, 0), 4)))).toEqual(new Set([0, 1, 2, 3, 4]));
    for (const { issued, due, paidBy } of bills) {
      expect(issued < due && issued >= span.first && issued < (paidBy?.day ?? '9999')).toBe(true);
    }
  });

  it('fit one request, and leave 45 movements for review, the seven unusual ones among them', () => {
    expect(books.entries.length).toBeLessThanOrEqual(1000);
    expect(checking.confirmed.length + card.confirmed.length).toBeLessThanOrEqual(1000);
    expect(checking.pending.length + card.pending.length).toBe(45);
    expect(card.pending.length).toBeGreaterThanOrEqual(10);
    expect([...checking.pending, ...card.pending]).toEqual(expect.arrayContaining(unusualEvents(span)));
  });

  it('have statements that a bank could print', () => {
    for (const { confirmed, pending } of [checking, card]) {
      const all = [...confirmed, ...pending];
      expect(bankIds(all).size).toBe(all.length);
      for (const event of all) expect(event.description).toMatch(/^[A-Z0-9 .*#&/+-]{4,32}$/);
    }
  });

  it('never run out of money, and each day of every ledger stays on the side it should', () => {
    const balances = new Map<DemoLedgerName, bigint>();
    const inHand: DemoLedgerName[] = ['Checking', 'Savings', 'Payments clearing', 'Prepaid expenses'];
    const owed: DemoLedgerName[] = [
      'Long-term loans',
      'Payroll taxes payable',
      'Sales tax payable',
      'Accounts payable',
    ];
    let day = span.first;
    for (const event of events) {
      if (event.day !== day) {
        for (const ledger of inHand)
          expect(balances.get(ledger) ?? 0n, `${ledger} ${day}`).toBeGreaterThanOrEqual(0n);
        for (const ledger of owed)
          expect(balances.get(ledger) ?? 0n, `${ledger} ${day}`).toBeLessThanOrEqual(0n);
        day = event.day;
      }
      for (const [ledger, cents] of event.lines) balances.set(ledger, (balances.get(ledger) ?? 0n) + cents);
    }
    expect(Object.keys(demoLedgers)).toEqual(expect.arrayContaining([...balances.keys()]));
  });

  it('make a modest profit in each of the two years', () => {
    const middle = addDays(span.first, 365);
    for (const part of [
      events.filter((each) => each.day < middle),
      events.filter((each) => each.day >= middle),
    ]) {
      const revenue = -sumOfType(part, 'revenue');
      const profit = revenue - sumOfType(part, 'expense');
      const percent = Number((profit * 100n) / revenue);
      expect(percent).toBeGreaterThan(2);
      expect(percent).toBeLessThan(25);
    }
  });
});

function sumOfType(events: readonly DemoEvent[], type: 'revenue' | 'expense'): bigint {
  return events
    .flatMap((event) => event.lines)
    .filter(([ledger]) => demoLedgers[ledger][0] === type)
    .reduce((sum, [, cents]) => sum + cents, 0n);
}

it('pays what is on the card, through the ledger of transfers in transit', () => {
  const events = allEvents({ first: '2024-11-21', last: '2026-11-21' });
  const transit = events
    .map((event) => changeOf(event, 'Transfers in transit'))
    .filter((cents) => cents !== 0n);
  expect(transit.length).toBeGreaterThan(40);
  expect(transit.reduce((sum, cents) => sum + cents, 0n)).toBe(0n);
});
