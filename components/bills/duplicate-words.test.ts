import { expect, it } from 'vitest';
import type { DuplicateBill } from '@/lib/contract/duplicate-bill';
import { duplicateName, duplicateWhy } from './duplicate-words';

const other = (more: Partial<DuplicateBill>): DuplicateBill => ({
  bill_id: 'bill_1',
  number: 'QF-309',
  issued_at: '2026-11-03T00:00:00.000Z',
  total_amount: 1216.4,
  same_number: false,
  same_amount: true,
  ...more,
});

it.each([
  [{}, 'bill QF-309 of Nov 3, 2026, 1,216.40', 'Same vendor and amount, issued at most 5 days apart.'],
  [
    { number: ' ' },
    'a bill of Nov 3, 2026, 1,216.40',
    'Same vendor and amount, issued at most 5 days apart.',
  ],
  [{ same_number: true }, 'bill QF-309 of Nov 3, 2026, 1,216.40', 'Same vendor, number and amount.'],
  [
    { same_number: true, same_amount: false },
    'bill QF-309 of Nov 3, 2026, 1,216.40',
    'Same vendor and number.',
  ],
])('%o', (more, name, why) => {
  expect(duplicateName(other(more), 'USD', 'en-US')).toBe(name);
  expect(duplicateWhy(other(more))).toBe(why);
});
