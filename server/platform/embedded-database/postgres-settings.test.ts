import { expect, it } from 'vitest';
import { sharedBuffers } from './postgres-settings';

const gigabyte = 1024 ** 3;

it.each([
  ['a small machine', gigabyte, 0, '128MB'],
  ['one of 4 GB', 4 * gigabyte, 0, '256MB'],
  ['a large one where nothing is said of a container', 64 * gigabyte, 0, '512MB'],
  ['a container of 4 GB on a large one', 64 * gigabyte, 4 * gigabyte, '256MB'],
  [
    'a container without a limit, which some systems say as the largest number',
    4 * gigabyte,
    2 ** 63,
    '256MB',
  ],
])('PostgreSQL keeps in memory on %s', (_, machine, allowed, kept) => {
  expect(sharedBuffers(machine, allowed)).toBe(kept);
});
