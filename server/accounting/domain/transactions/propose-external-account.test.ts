import { describe, expect, it } from 'vitest';
import { financialAccountType } from '@/lib/contract/ledger';
import { type AccountFacts, proposeExternalAccount } from './propose-external-account';

const own = { id: 'account', businessId: 'business', now: '2026-03-01T12:00:00.000Z' };
type Known = {
  archived?: boolean;
  purpose?: string | null;
  financial_account_type?: 'bank_account' | 'accounts_payable' | null;
};
const facts = (ledger: Known = {}, present: AccountFacts['present'] = null): AccountFacts => ({
  ledgers: new Map([
    [
      'bank',
      { name: 'Checking', archived: false, purpose: null, financial_account_type: 'bank_account', ...ledger },
    ],
  ]),
  present,
});
const input = { name: 'Main', institution: null, last_four: '0417', ledger_id: 'bank' };
const other = { name: 'Old account' };

describe('proposeExternalAccount', () => {
  it('takes an account on the ledger of a real one', () => {
    expect(proposeExternalAccount(own, input, facts())).toEqual({
      ok: true,
      value: {
        id: 'account',
        business_id: 'business',
        name: 'Main',
        institution: null,
        last_four: '0417',
        ledger_id: 'bank',
        version: 1,
        created_at: own.now,
        updated_at: own.now,
      },
    });
  });

  it('takes every kind but receivable, payable and none', () => {
    const taken = [...financialAccountType.options, null].filter((kind) => {
      const ledger = { name: 'Ledger', archived: false, purpose: null, financial_account_type: kind };
      return proposeExternalAccount(own, input, { ledgers: new Map([['bank', ledger]]), present: null }).ok;
    });
    expect(taken).toEqual(['bank_account', 'credit_card', 'prepaid_card', 'payments', 'payroll', 'loan']);
  });

  /** Each row breaks its own rule and every later one. */
  it.each<[string, string, AccountFacts, string, string]>([
    ['an unknown ledger', 'nothing', facts({}, other), 'not_found', 'is not a ledger'],
    [
      'an archived ledger',
      'bank',
      facts({ archived: true, financial_account_type: null }, other),
      'ledger_archived',
      'Checking is archived',
    ],
    [
      'a ledger of no account',
      'bank',
      facts({ financial_account_type: null }, other),
      'ledger_type_mismatch',
      'Checking is of no account',
    ],
    [
      'payable',
      'bank',
      facts({ financial_account_type: 'accounts_payable' }, other),
      'ledger_type_mismatch',
      'Checking is of accounts_payable',
    ],
    [
      'the ledger of transfers between own accounts',
      'bank',
      facts({ purpose: 'transfers' }, other),
      'ledger_type_mismatch',
      'Checking holds what is on its way',
    ],
    [
      'a ledger that another stands on',
      'bank',
      facts({}, other),
      'duplicate',
      'the ledger of Old account already',
    ],
  ])('refuses %s', (_, ledgerId, known, code, words) => {
    const result = proposeExternalAccount(own, { ...input, ledger_id: ledgerId }, known);
    const message = expect.stringContaining(words);
    expect(result).toMatchObject({
      ok: false,
      problem: { errors: [{ path: '/ledger_id', code, message }] },
    });
  });
});
