import { describe, expect, it } from 'vitest';
import { tokensOf } from '../leg-words';
import { indexItems, matchPayment } from './match-payments';
import type { OpenItemFacts } from './open-item-facts';
import { paymentReasons } from './payment-reasons';

const invoice = (
  number: string,
  open: bigint,
  partyName = 'Fjellsang AS',
  special: Partial<OpenItemFacts> = {},
): OpenItemFacts => ({
  kind: 'invoice',
  id: number,
  partyId: partyName,
  partyName,
  number,
  open,
  issuedOn: '2026-03-01',
  dueOn: '2026-03-31',
  ...special,
});
const found = (items: readonly OpenItemFacts[], amount: bigint, text: string, day = '2026-03-20') =>
  matchPayment({ transactionId: 't', amount, day, tokens: tokensOf(text) }, indexItems(items)).map(
    ({ parts, confidence }) => ({
      of: parts.map(({ item, amount }) => `${item.id} ${amount}`).join(', '),
      confidence,
    }),
  );

it('takes no money of before the start of the books for the payment of what is in them', () => {
  const paid = (issuedOn: string, day: string) => {
    const items = [invoice('QF-309', 500n, 'Fjellsang AS', { issuedOn })];
    const movement = { transactionId: 't', amount: 500n, day, tokens: tokensOf('FJELLSANG QF-309') };
    return matchPayment(movement, indexItems(items, '2026-03-01')).length;
  };
  expect(paid('2026-03-01', '2026-02-27')).toBe(0);
  expect([paid('2026-02-28', '2026-02-27'), paid('2026-03-04', '2026-03-01')]).toEqual([1, 1]);
});

describe('matchPayment', () => {
  it.each([
    [
      'the amount, the name and the number',
      [invoice('QF-309', 696_000n)],
      696_000n,
      'FJELLSANG QF-309',
      'QF-309 696000',
      0.99,
    ],
    [
      'the amount and the name',
      [invoice('QF-309', 696_000n), invoice('QF-310', 5n)],
      696_000n,
      'From Fjellsang',
      'QF-309 696000',
      0.98,
    ],
    [
      'the amount and the number',
      [invoice('QF-309', 696_000n)],
      696_000n,
      'Deposit QF309',
      'QF-309 696000',
      0.98,
    ],
    [
      'a part, by its number',
      [invoice('QF-309', 696_000n)],
      100_000n,
      'Fjellsang part of QF 309',
      'QF-309 100000',
      0.98,
    ],
    [
      'a part, by the beginning of a long name',
      [invoice('OKL-217', 1_248_000n, 'Okoro-Lind Animation & Motion Graphics Partnership')],
      400_000n,
      'OKORO-LIND ANIMATION PART PAYMENT',
      'OKL-217 400000',
      0.4,
    ],
    [
      'several together',
      [invoice('QF-1', 100n), invoice('QF-2', 250n), invoice('QF-3', 999n)],
      350n,
      'Fjellsang',
      'QF-1 100, QF-2 250',
      0.9,
    ],
    [
      'several by their numbers',
      [invoice('2026/0041', 100n), invoice('2026/0042', 250n), invoice('2026/0043', 350n)],
      350n,
      'Fjellsang 2026/0041 2026/0042',
      '2026/0041 100, 2026/0042 250',
      0.9,
    ],
    [
      'more than is open, by its number',
      [invoice('QF-309', 696_000n)],
      700_000n,
      'Fjellsang QF-309',
      'QF-309 700000',
      0.9,
    ],
    [
      'a little more than is open, by the name',
      [invoice('QF-309', 696_000n)],
      700_000n,
      'Fjellsang',
      'QF-309 700000',
      0.5,
    ],
    [
      'several together before more than one of them',
      [invoice('QF-1', 100n), invoice('QF-2', 5n)],
      105n,
      'Fjellsang',
      'QF-1 100, QF-2 5',
      0.9,
    ],
    [
      'the amount alone, as a question',
      [invoice('QF-309', 696_000n)],
      696_000n,
      'Deposit',
      'QF-309 696000',
      0.6,
    ],
  ])('finds %s', (_, items, amount, text, expected, least) => {
    const [first] = found(items, amount, text);
    expect(first?.of).toBe(expected);
    expect(first?.confidence).toBeGreaterThanOrEqual(least);
  });

  it('is unsure between equals', () => {
    const equal = found([invoice('QF-1', 500n), invoice('QF-2', 500n)], 500n, 'Fjellsang');
    expect(equal.map(({ confidence }) => confidence)).toEqual([0.496, 0.496]);
    expect(found([invoice('QF-100', 500n), invoice('QF-200', 500n)], 500n, 'Fjellsang QF-200')[0]?.of).toBe(
      'QF-200 500',
    );
  });

  it('is no less sure of all that a text numbers than of the name alone', () => {
    const two = [invoice('1001', 60_000n), invoice('1002', 90_000n)];
    const [numbered] = found(two, 150_000n, 'INV 1001 1002 FJELLSANG');
    const [named] = found(two, 150_000n, 'CUSTOMER DEPOSIT FJELLSANG');
    expect([numbered?.of, named?.of]).toEqual(['1001 60000, 1002 90000', '1001 60000, 1002 90000']);
    expect(numbered?.confidence).toBeGreaterThan(named?.confidence ?? 1);
  });

  it.each([
    ['another amount of another payee', 100n, 'Alder Paper', '2026-03-20'],
    ['a smaller amount of nobody', 100n, 'Deposit', '2026-03-20'],
    ['more than is open', 800_000n, 'Fjellsang', '2026-03-20'],
    ['far more than is open, even with the number', 1_500_000n, 'Fjellsang QF-309', '2026-03-20'],
    ['a little more than is open of nobody', 700_000n, 'Deposit', '2026-03-20'],
    ['long before it was issued', 696_000n, 'Fjellsang', '2026-02-01'],
    ['another payee with the same amount', 696_000n, 'Alder Paper', '2026-03-20'],
  ])('does not find %s', (_, amount, text, day) => {
    expect(found([invoice('QF-309', 696_000n)], amount, text, day)).toEqual([]);
  });

  it.each([
    ['of a cheque', -30_000n, 'CHECK 1042'],
    ['of a cheque in words', -30_000n, 'Cheque no. 1042'],
    ['of a deposited cheque', 250_000n, 'DEPOSIT CHECK 1042'],
    ['of a card', -4_200n, 'DEBIT CARD 1042 SHELL OIL'],
    ['of a masked card', -4_200n, 'PURCHASE CARD ENDING IN XXXX 1042'],
    ['of an account', -4_200n, 'TO ACCT ...1042'],
    ['of a shop', -4_200n, 'SHELL OIL 1042'],
  ])('takes the number %s for none of a bill or invoice', (_, amount, text) => {
    expect(found([invoice('1042', 200_000n)], amount, text)).toEqual([]);
  });

  it.each([
    ['2026-03', 'DEPOSIT 2026-03-19'],
    ['2026', 'DEPOSIT 19 MAR 2026'],
    ['319', 'DEPOSIT 3/19'],
    ['0319', 'DEPOSIT 03/19/26'],
    ['1903', 'EINZAHLUNG 19.03.2026'],
    ['319', 'INVOICE 3/19'],
  ])('does not find number %s in the day of %s', (number, text) => {
    expect(found([invoice(number, 200_000n)], 150_000n, text)).toEqual([]);
  });

  it.each([
    ['2026-03', 'FJELLSANG 2026-03'],
    ['12/11/2026', 'INVOICE 12/11/2026'],
    ['12/26', 'RECHNUNG 12/26'],
    ['1042', 'CHECK 88 INV 1042'],
    ['1042', 'INVOICE NO. 1042'],
    ['INV-1042', 'DEPOSIT CHECK INV-1042'],
    ['QF-309', 'CHECKING ACCOUNT QF-309'],
    ['2026-03', 'RECHNUNG 2026-03 05.03.2026'],
  ])('finds number %s in %s', (number, text) => {
    expect(found([invoice(number, 200_000n)], 150_000n, text)[0]?.confidence).toBeGreaterThan(0.5);
  });

  it('asks whether a bare number without the name is that of another amount', () => {
    const items = [invoice('1042', 200_000n)];
    const chances = [150_000n, 250_000n].map((amount) => found(items, amount, 'DEPOSIT 1042')[0]?.confidence);
    expect(chances).toEqual([expect.any(Number), expect.any(Number)]);
    for (const chance of chances) expect(chance).toBeLessThan(0.5);
    expect(found(items, 200_000n, 'DEPOSIT 1042')[0]?.confidence).toBeGreaterThan(0.98);
    expect(found(items, 150_000n, 'FJELLSANG 1042')[0]?.confidence).toBeGreaterThan(0.98);
  });

  it('says why, with numbers', () => {
    const item = invoice('QF-309', 696_000n);
    expect(paymentReasons(item, 1, { isExact: true, name: 'whole', numbers: 1, excess: 0n }, 'USD')).toEqual([
      'Invoice QF-309 of Fjellsang AS.',
      '6,960.00 is open, the same amount.',
      'The text has its number.',
      'The text names Fjellsang AS.',
    ]);
    const more = { isExact: false, name: null, numbers: 0, excess: 4_000n };
    expect(paymentReasons(item, 1, more, 'USD')).toEqual([
      'Invoice QF-309 of Fjellsang AS, overpaid by 40.00.',
      '6,960.00 is open; the rest is kept as credit of Fjellsang AS.',
    ]);
  });
});
