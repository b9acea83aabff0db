import type { FinancialAccountType, LedgerSubtype, LedgerType } from '@/lib/contract/ledger';
import type { Side } from '@/lib/contract/primitives';

/** The accounting types as sections of the chart, in report order. */
export const ledgerTypeNames: Record<LedgerType, { one: string; many: string }> = {
  asset: { one: 'Asset', many: 'Assets' },
  liability: { one: 'Liability', many: 'Liabilities' },
  equity: { one: 'Equity', many: 'Equity' },
  revenue: { one: 'Revenue', many: 'Revenue' },
  expense: { one: 'Expense', many: 'Expenses' },
};

export const subtypeNames: Record<LedgerSubtype, string> = {
  current_asset: 'Current asset',
  fixed_asset: 'Fixed asset',
  other_asset: 'Other asset',
  uncategorized_asset: 'Uncategorized asset',
  current_liability: 'Current liability',
  long_term_liability: 'Long-term liability',
  operating_revenue: 'Operating revenue',
  other_inflow: 'Other inflow',
  cost_of_goods_sold: 'Cost of goods sold',
  operating_expense: 'Operating expense',
  other_outflow: 'Other outflow',
  contribution: 'Contribution',
  distribution: 'Distribution',
  common_stock: 'Common stock',
  preferred_stock: 'Preferred stock',
  additional_capital: 'Additional capital',
  opening_balance: 'Opening balance',
  retained_earnings: 'Retained earnings',
  memo: 'Memo',
};

export const accountTypeNames: Record<FinancialAccountType, string> = {
  bank_account: 'Bank account',
  credit_card: 'Credit card',
  prepaid_card: 'Prepaid card',
  payments: 'Payments',
  payroll: 'Payroll',
  loan: 'Loan',
  accounts_receivable: 'Accounts receivable',
  accounts_payable: 'Accounts payable',
};

export const sideNames: Record<Side, string> = { debit: 'Debit', credit: 'Credit' };

/** The side on which a type's ledgers grow, unless they are contra ledgers. */
export function usualSideOf(type: LedgerType): Side {
  return type === 'asset' || type === 'expense' ? 'debit' : 'credit';
}
