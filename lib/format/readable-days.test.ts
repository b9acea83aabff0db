import { expect, it } from 'vitest';
import { withReadableDays } from './readable-days';

it.each([
  ['The books are locked through 2026-10-31.', 'The books are locked through Oct 31, 2026.'],
  ['from 2026-01-01 to 2026-02-28, 2 lines', 'from Jan 1, 2026 to Feb 28, 2026, 2 lines'],
  ['The date (D) “2026-10-31” is missing', 'The date (D) “2026-10-31” is missing'],
  ['invoice INV-2026-10-31 of 2026-13-01', 'invoice INV-2026-10-31 of 2026-13-01'],
  ['at 2026-10-31T00:00:00Z', 'at 2026-10-31T00:00:00Z'],
])('reads %s as %s', (sentence, readable) => {
  expect(withReadableDays(sentence, 'en-US')).toBe(readable);
});
