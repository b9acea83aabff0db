import { expect, it } from 'vitest';
import { sampleLedger } from '@/components/journal-entries/testing/sample-entry';
import type { Ledger } from '@/lib/contract/ledger';
import { bankLedgerChoices } from './bank-ledger-choices';

const ledger = (id: string, special: Partial<Ledger>) =>
  sampleLedger(id, {
    type: 'asset',
    subtype: 'current_asset',
    financial_account_type: 'bank_account',
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
