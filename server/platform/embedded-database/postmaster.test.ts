import { expect, it } from 'vitest';
import { isAlarming } from './postmaster';

it('warns of what PostgreSQL fails at, and not of connections that it refuses until it has started', () => {
  const at = '2026-11-30 02:11:39.359 UTC [19059]';
  for (const state of ['starting up', 'not yet accepting connections'])
    expect(isAlarming(`${at} FATAL:  the database system is ${state}`)).toBe(false);
  expect(
    isAlarming(`${at} PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device`),
  ).toBe(true);
});
