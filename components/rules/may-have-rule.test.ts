import { expect, it } from 'vitest';
import { financialAccountType } from '@/lib/contract/ledger';
import { mayHaveRule } from './may-have-rule';

it('a rule is offered for every ledger but those of bank accounts and cards, and for no unnamed payee', () => {
  const kinds = [...financialAccountType.options, null].filter(
    (financial_account_type) => !mayHaveRule('Alder Paper', { financial_account_type }),
  );
  expect(kinds).toEqual(['bank_account', 'credit_card', 'prepaid_card']);
  expect(mayHaveRule('', { financial_account_type: null })).toBe(false);
});
