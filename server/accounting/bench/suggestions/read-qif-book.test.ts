import { expect, it } from 'vitest';
import { readQifBook } from './read-qif-book';

it('reads the records that have a category', () => {
  const qif =
    '!Type:Bank\nD02/07/2026\nT-46.53\nPCity Power\nMJanuary\nLBills:Electricity\n^\nD02/08/2026\nT-10.00\nPCash\n^\nD02/01/2026\nT500.00\nPAcme\nLSales\n^\n';
  expect(readQifBook(Buffer.from(qif)).entries).toEqual([
    { day: '2026-02-01', text: 'Acme', account: '', amount: 50_000n, ledger: 'Sales' },
    {
      day: '2026-02-07',
      text: 'City Power January',
      account: '',
      amount: -4653n,
      ledger: 'Bills:Electricity',
    },
  ]);
});
