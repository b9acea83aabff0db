import { expect, it } from 'vitest';
import type { Ledger } from '@/lib/contract/ledger';
import { bankLedgerChoices } from './bank-ledger-choices';

const ledger = (id: string, special: Partial<Ledger>): Ledger => ({
  id,
  business_id: 'biz',
  name: id,
  type: 'asset',
  subtype: 'current_asset',
  debit_credit: 'debit',
  report_cash_flow: true,
  financial_account_type: 'bank_account',
  sort_code: null,
  parent_id: null,
  archived: false,
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  ...special,
});

it('offers the ledgers of real accounts that no account stands on', () => {
  const ledgers = [
    ledger('checking', {}),
    ledger('savings', {}),
    ledger('old', { archived: true }),
    ledger('card', { financial_account_type: 'credit_card' }),
    ledger('inventory', { financial_account_type: null }),
    ledger('receivable', { financial_account_type: 'accounts_receivable' }),
  ];
  expect(bankLedgerChoices(ledgers, [{ ledger_id: 'checking' }])).toEqual([
    { id: 'savings', name: 'savings', detail: 'Bank account' },
    { id: 'card', name: 'card', detail: 'Credit card' },
  ]);
});
