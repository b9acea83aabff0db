import { expect, it } from 'vitest';
import { uncountedWords } from './uncounted';

const sum = (count: number, amount: number) => ({ count, amount });
const look = { currency: 'USD', locale: 'en-US', booksStart: '2025-01-01' };
const none = sum(0, 0);

it.each([
  [
    'bill' as const,
    { issued_later: sum(2, 620), before_start: sum(1, 45) },
    'Not counted: 2 bills issued later and 1 issued before the books begin on Jan 1, 2025, 665.00 in all.',
  ],
  [
    'bill' as const,
    { issued_later: sum(1, 45), before_start: none },
    'Not counted: 1 bill issued later, 45.00.',
  ],
  [
    'invoice' as const,
    { issued_later: none, before_start: sum(3, 1234.5) },
    'Not counted: 3 invoices sent before the books begin on Jan 1, 2025, 1,234.50 in all.',
  ],
  ['invoice' as const, { issued_later: none, before_start: none }, null],
  ['bill' as const, undefined, null],
])('says which %ss are open, but in none of the sums: %j', (item, not_counted, words) => {
  expect(uncountedWords({ not_counted }, item, look)).toBe(words);
});
