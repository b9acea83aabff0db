import type { Ledger, LedgerBalance } from '@/lib/contract/ledger';
import type { FinancialAccountType } from '@/lib/contract/ledger-kinds';
import { unitsOfAmount } from '@/lib/format/amount';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { CashAccount } from '@/lib/reads/overview-reads';

/** The kinds of ledgers whose balances the cash flow report calls cash. */
const cashTypes: readonly (FinancialAccountType | null)[] = [
  'bank_account',
  'credit_card',
  'prepaid_card',
  'payments',
  'payroll',
];

/** What cash is made of, in the order of the chart. */
export function cashAccountsOf(
  ledgers: readonly Ledger[],
  balances: readonly LedgerBalance[],
  currency: string,
): CashAccount[] {
  const unitsOf = new Map(
    balances.map(({ ledger_id, debit, credit }) => [
      ledger_id,
      unitsOfAmount(debit, currency) - unitsOfAmount(credit, currency),
    ]),
  );
  return ledgers
    .filter(
      ({ report_cash_flow: counts, financial_account_type: type }) => counts && cashTypes.includes(type),
    )
    .flatMap(({ id, name, financial_account_type: type }) => {
      const units = unitsOf.get(id) ?? 0n;
      if (units === 0n) return [];
      const balance = amountNumber(units, decimalsOf(currency));
      return [{ ledger_id: id, name, is_card: type === 'credit_card', balance }];
    });
}
