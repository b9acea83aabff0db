/** The accounting types, each with the subtypes it allows. The specification prints asset as "the service". */
export const ledgerSubtypes = {
  asset: ['current_asset', 'fixed_asset', 'other_asset', 'uncategorized_asset'],
  liability: ['current_liability', 'long_term_liability'],
  equity: [
    'contribution',
    'distribution',
    'common_stock',
    'preferred_stock',
    'additional_capital',
    'opening_balance',
    'retained_earnings',
    'memo',
  ],
  revenue: ['operating_revenue', 'other_inflow'],
  expense: ['cost_of_goods_sold', 'operating_expense', 'other_outflow'],
} as const;

export const ledgerTypes = ['asset', 'liability', 'equity', 'revenue', 'expense'] as const;
export type LedgerType = (typeof ledgerTypes)[number];
export type LedgerSubtype = (typeof ledgerSubtypes)[LedgerType][number];

export const financialAccountTypes = [
  'bank_account',
  'credit_card',
  'prepaid_card',
  'payments',
  'payroll',
  'loan',
  'accounts_receivable',
  'accounts_payable',
] as const;
export type FinancialAccountType = (typeof financialAccountTypes)[number];

/** The kinds of ledgers whose balances the cash flow report calls cash. */
const cashKinds = [
  'bank_account',
  'credit_card',
  'prepaid_card',
  'payments',
  'payroll',
] as const satisfies readonly FinancialAccountType[];
export type CashKind = (typeof cashKinds)[number];

export function isCashKind(kind: FinancialAccountType | null): kind is CashKind {
  return cashKinds.some((each) => each === kind);
}

/** The kinds that a ledger of each type can have. Payroll providers hold money or are owed it; a loan is taken or given. */
export const fittingAccountTypes: Record<LedgerType, readonly FinancialAccountType[]> = {
  asset: ['bank_account', 'prepaid_card', 'payments', 'payroll', 'loan', 'accounts_receivable'],
  liability: ['credit_card', 'payroll', 'loan', 'accounts_payable'],
  equity: [],
  revenue: [],
  expense: [],
};

/** The kinds of accounts that somebody else keeps a statement of; receivable and payable are the business's own lists. */
export const realAccountTypes = [
  'bank_account',
  'credit_card',
  'prepaid_card',
  'payments',
  'payroll',
  'loan',
] as const satisfies readonly FinancialAccountType[];

export type RealAccountType = (typeof realAccountTypes)[number];

export function isRealAccount(kind: FinancialAccountType | null): boolean {
  return realAccountTypes.some((each) => each === kind);
}
