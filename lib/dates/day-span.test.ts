import { expect, it } from 'vitest';
import { daySpan } from './day-span';

it.each([
  [[], null],
  [['2026-03-01'], { first: '2026-03-01', last: '2026-03-01' }],
  [['2026-03-05', '2025-12-31', '2026-03-05', '2026-04-01'], { first: '2025-12-31', last: '2026-04-01' }],
])('the first and the last of %j', (days, span) => {
  expect(daySpan(days)).toEqual(span);
});
