import { expect, it } from 'vitest';
import type { Member } from '../session/guard';
import { readLedgerBalances } from './ledgers';

it('asks for the balances of the day, not of all that is entered for later ones', () => {
  const asked: unknown[] = [];
  const client = { listLedgerBalances: (call: unknown) => asked.push(call) };
  readLedgerBalances({ client } as unknown as Member, 'biz_1', '2026-11-27');
  expect(asked).toMatchObject([{ query: { end_datetime: '2026-11-27T23:59:59.999Z' } }]);
});
