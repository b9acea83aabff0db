import { expect, it } from 'vitest';
import { financialAccountType } from '@/lib/contract/ledger';
import { isInCashPool } from './cash-pool';

it('takes the five kinds of money that are shown in the report, and nothing hidden', () => {
  const kinds = [...financialAccountType.options, null];
  const pooled = kinds.filter((kind) =>
    isInCashPool({ financial_account_type: kind, report_cash_flow: true }),
  );
  expect(pooled).toEqual(['bank_account', 'credit_card', 'prepaid_card', 'payments', 'payroll']);
  for (const kind of kinds) {
    expect(isInCashPool({ financial_account_type: kind, report_cash_flow: false })).toBe(false);
  }
});
