import { expect, it } from 'vitest';
import { ledgerCreate } from '@/lib/contract/ledger';
import { newLedgerChoices, newLedgerOf } from './new-bank-ledger';

it('makes a ledger of every kind that is offered, named like the account', () => {
  const made = newLedgerChoices.map(({ id }) => ledgerCreate.parse(newLedgerOf(id, ' Second card ')));
  expect(made.map((each) => [each.name, each.type, each.debit_credit, each.financial_account_type])).toEqual([
    ['Second card', 'asset', 'debit', 'bank_account'],
    ['Second card', 'liability', 'credit', 'credit_card'],
    ['Second card', 'asset', 'debit', 'prepaid_card'],
  ]);
});

it('makes none where a ledger is chosen, or nothing yet', () => {
  expect([newLedgerOf('ldg_1', 'Checking'), newLedgerOf(null, 'Checking')]).toEqual([null, null]);
});
