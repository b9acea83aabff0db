import { expect, it } from 'vitest';
import { creditNotes } from './credit-notes';

const none = { status: 'open', total_paid: 0, credit_applied: 0, credit_amount: 0 } as const;

it.each([
  ['an open bill', 'bill', none, []],
  ['credit on an open bill', 'bill', { ...none, credit_applied: 50 }, ['5000 of credit is applied.']],
  [
    'an invoice that was paid too much',
    'invoice',
    { ...none, status: 'paid', total_paid: 130, credit_amount: 30 },
    ['3000 was settled in excess of the total and became the customer’s credit.'],
  ],
  ['a voided bill that nothing had settled', 'bill', { ...none, status: 'voided' }, []],
  [
    'a voided bill with credit',
    'bill',
    { ...none, status: 'voided', credit_applied: 50, credit_amount: 50 },
    ['5000 of credit was applied before it was voided and is unapplied again.'],
  ],
  [
    'a voided bill that was paid',
    'bill',
    { ...none, status: 'voided', total_paid: 200, credit_amount: 200 },
    ['20000 was paid before it was voided and became credit with the vendor.'],
  ],
  [
    'a voided bill with both',
    'bill',
    { ...none, status: 'voided', total_paid: 30, credit_applied: 50, credit_amount: 80 },
    [
      '5000 of credit was applied before it was voided and is unapplied again.',
      '3000 was paid before it was voided and became credit with the vendor.',
    ],
  ],
] as const)('%s', (_, what, item, sentences) => {
  expect(creditNotes(item, what, 'USD').map(({ units, words }) => `${units} ${words}`)).toEqual(sentences);
});
