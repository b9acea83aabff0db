import { expect, it } from 'vitest';
import { uncountedMark, uncountedWords } from './uncounted';

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

const bill = (issued_at: string, status: 'open' | 'paid' = 'open') => ({ status, issued_at });
const invoice = (sent_at: string | null) => ({ status: 'open' as const, sent_at });

it.each([
  [bill('2026-11-29T00:00:00.000Z'), 'Issued after today'],
  [bill('2026-11-28T23:59:59.999Z'), null],
  [bill('2025-01-01T00:00:00.000Z'), null],
  [bill('2024-12-31T00:00:00.000Z'), 'Issued before the books begin'],
  [bill('2024-12-31T00:00:00.000Z', 'paid'), null],
  [invoice('2026-12-01T00:00:00.000Z'), 'Sent after today'],
  [invoice('2024-12-31T00:00:00.000Z'), 'Sent before the books begin'],
  [invoice(null), null],
])('marks %j, which the sums do not count, as: %s', (item, mark) => {
  expect(uncountedMark(item, '2026-11-28', '2025-01-01')).toBe(mark);
});
