import { expect, it } from 'vitest';
import { paidByLedger } from './paid-by-ledger';

const paying = (day: string, amount: bigint, ...ledgerIds: string[]) => ({
  postedAt: `${day}T00:00:00.000Z`,
  amount,
  ledgerIds,
});
const [from, through] = ['2026-03-01T00:00:00.000Z', '2026-03-31T23:59:59.999Z'];

it('adds up by ledger what the entries of the days pay', () => {
  const invoices = [
    paying('2026-02-28', 1n, 'inflow'),
    paying('2026-03-01', 4_000n, 'inflow'),
    paying('2026-03-31', 820n, 'inflow'),
    paying('2026-04-01', 2n, 'inflow'),
  ];
  const bills = [paying('2026-03-05', 300n, 'outflow'), paying('2026-03-06', 7n, 'inflow')];
  expect(paidByLedger({ invoices, bills }, from, through)).toEqual([
    { ledgerId: 'inflow', invoices: 4_820n, bills: 7n },
    { ledgerId: 'outflow', invoices: 0n, bills: 300n },
  ]);
});

it('gives to no ledger what is split among several', () => {
  const invoices = [paying('2026-03-05', 10n, 'sales', 'interest')];
  expect(paidByLedger({ invoices, bills: [] }, from, through)).toEqual([
    { ledgerId: null, invoices: 10n, bills: 0n },
  ]);
});
