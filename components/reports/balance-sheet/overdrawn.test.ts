import { expect, it } from 'vitest';
import type { ReportRow } from '../report-rows';
import { belowZero, overdrawnSentences } from './overdrawn';

const row = (name: string, totals: bigint[], part: Partial<ReportRow> = {}): ReportRow => ({
  ...{ path: `/${name}`, key: 'assets', name, ledgerId: name, totals, entries: [] },
  ...{ side: 'debit', hasEntries: true, children: [] },
  ...part,
});
const assets = row('Assets', [0n, 0n], {
  ledgerId: null,
  children: [
    row('Checking', [5000n, -52000n]),
    row('Savings', [-100n, 50000n]),
    row('Accumulated depreciation', [0n, -600000n]),
  ],
});
const card = row('Liabilities', [0n, -2000n], { key: 'liabilities', ledgerId: null });
const ledgers = [
  { id: 'Checking', financial_account_type: 'bank_account' as const },
  { id: 'Savings', financial_account_type: 'bank_account' as const },
  { id: 'Accumulated depreciation', financial_account_type: null },
];

it('names each bank account below zero on the day, and nothing else', () => {
  const format = { dayIndex: 1, currency: 'EUR', locale: 'en-US' };
  expect(overdrawnSentences([assets, card], ledgers, format)).toEqual([
    'Checking is overdrawn by 520.00. Here that lessens the assets; annual accounts usually show it as a current liability.',
  ]);
  expect(overdrawnSentences([assets, card], [], format)).toEqual([]);
});

it('looks for no ledgers where none is below zero', () => {
  expect(belowZero([row('Assets', [1n], { children: [row('Checking', [0n])] })], 0)).toEqual([]);
});
