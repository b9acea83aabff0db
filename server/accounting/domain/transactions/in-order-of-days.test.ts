import { expect, it } from 'vitest';
import { inOrderOfDays } from './in-order-of-days';

it('puts the earliest day first and leaves those of one day as they are', () => {
  const given = [
    { day: '2026-02-10', name: 'b' },
    { day: '2026-01-31', name: 'z' },
    { day: '2026-02-10', name: 'a' },
    { day: '2025-12-31', name: 'y' },
    { day: '2026-01-31', name: 'c' },
  ];
  expect(inOrderOfDays(given, ({ day }) => day).map(({ name }) => name)).toEqual(['y', 'z', 'c', 'b', 'a']);
});
