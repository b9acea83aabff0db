import { expect, it } from 'vitest';
import { openingAgain } from './opening-again';
import type { Settlement } from './settlement';

const opened = (settled: Partial<Settlement>) =>
  openingAgain(
    {
      status: 'paid',
      total_amount: 100,
      total_paid: 0,
      credit_applied: 0,
      settled_otherwise: 100,
      ...settled,
    },
    'bill',
    { currency: 'USD', locale: 'en-US' },
  );

it('a bill that was marked as paid and is opened again is owed, until a payment is named', () => {
  expect(opened({})).toEqual([
    'The entry that marked 100.00 USD as paid is reversed.',
    '100.00 USD of the bill is open again, to be paid from its bank transaction.',
  ]);
});

it.each([
  [{ settled_otherwise: 60, total_paid: 40 }, '60.00 USD of the bill is open again'],
  [{ total_paid: 30, credit_applied: 10 }, '60.00 USD of the bill is open again'],
  [{ total_paid: 90, credit_applied: 10 }, 'Its payments and applied credit settle it.'],
])('with %o: %s', (settled, sentence) => {
  expect(opened(settled)[1]).toContain(sentence);
});
