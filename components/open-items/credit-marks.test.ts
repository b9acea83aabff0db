import { expect, it } from 'vitest';
import { creditMarks } from './credit-marks';

const none = { status: 'paid', total_paid: 0, credit_applied: 0, credit_amount: 0 } as const;

it.each([
  ['nothing', none, []],
  ['credit that was applied', { ...none, credit_applied: 120 }, ['120.00 of credit applied']],
  ['what was paid too much', { ...none, total_paid: 420, credit_amount: 20 }, ['20.00 became credit']],
  [
    'both',
    { ...none, total_paid: 30, credit_applied: 50, credit_amount: 10 },
    ['50.00 of credit applied', '10.00 became credit'],
  ],
  [
    'a voided one that was paid, and its credit unapplied again',
    { ...none, status: 'voided', total_paid: 30, credit_applied: 50, credit_amount: 80 },
    ['30.00 became credit'],
  ],
] as const)('%s', (_, item, marks) => {
  expect(creditMarks(item, 'EUR', 'en-US')).toEqual(marks);
});
