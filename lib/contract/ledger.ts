import { z } from 'zod';
import { amount, datetime, identifier, name, queryBoolean, side, text } from './primitives';

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

export const ledgerType = z.enum(['asset', 'liability', 'equity', 'revenue', 'expense']);
export type LedgerType = z.infer<typeof ledgerType>;

export const ledgerSubtype = z.enum([
  ...ledgerSubtypes.asset,
  ...ledgerSubtypes.liability,
  ...ledgerSubtypes.equity,
  ...ledgerSubtypes.revenue,
  ...ledgerSubtypes.expense,
]);
export type LedgerSubtype = z.infer<typeof ledgerSubtype>;

export const financialAccountType = z.enum([
  'bank_account',
  'credit_card',
  'prepaid_card',
  'payments',
  'payroll',
  'loan',
  'accounts_receivable',
  'accounts_payable',
]);
export type FinancialAccountType = z.infer<typeof financialAccountType>;

/** What a ledger of each type can stand for. Payroll providers hold money or are owed it; a loan is taken or given. */
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

/** The sections of a cash flow statement (IAS 7.10, ASC 230-10-45). */
export const cashFlowActivity = z.enum(['operating', 'investing', 'financing']);
export type CashFlowActivity = z.infer<typeof cashFlowActivity>;

export const ledger = z
  .object({
    id: z.string(),
    business_id: z.string(),
    name,
    type: ledgerType,
    subtype: ledgerSubtype,
    debit_credit: side,
    report_cash_flow: z.boolean(),
    financial_account_type: financialAccountType.nullable(),
    sort_code: z.string().nullable(),
    parent_id: z.string().nullable(),
    archived: z.boolean(),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'Ledger' });
export type Ledger = z.output<typeof ledger>;

const sortCode = text(32);

export const ledgerCreate = z
  .strictObject({
    name,
    type: ledgerType,
    subtype: ledgerSubtype,
    debit_credit: side,
    report_cash_flow: z.boolean(),
    financial_account_type: financialAccountType.nullish(),
    sort_code: sortCode.nullish(),
    parent_id: identifier('ledger').nullish(),
  })
  .meta({ id: 'LedgerCreate' });
export type LedgerCreate = z.output<typeof ledgerCreate>;

/** A `parent_id` of null leaves the ledger under its parent: only `make_top_level` true moves it to the top. */
export const ledgerUpdate = z
  .strictObject({
    name: name.nullish(),
    sort_code: sortCode.nullish(),
    parent_id: identifier('ledger').nullish(),
    make_top_level: z
      .boolean()
      .nullish()
      .meta({ description: 'True moves the ledger out from under its parent.', examples: [false] }),
    report_cash_flow: z.boolean().nullish(),
    archived: z.boolean().nullish(),
  })
  .meta({ id: 'LedgerUpdate' });
export type LedgerUpdate = z.output<typeof ledgerUpdate>;

/**
 * What stands on one ledger, on its normal side (a contra balance is negative). All three are of the fiscal year to date
 * where the ledger `resets_each_fiscal_year`.
 */
export const ledgerBalance = z
  .object({
    ledger_id: z.string(),
    debit: amount,
    credit: amount,
    balance: amount,
    resets_each_fiscal_year: z.boolean(),
  })
  .meta({ id: 'LedgerBalance' });
export type LedgerBalance = z.output<typeof ledgerBalance>;

export const ledgerParameters = z.object({
  business_id: identifier('business'),
  ledger_id: identifier('ledger'),
});
export const ledgerListQuery = z.strictObject({ archived: queryBoolean.optional() });
export const ledgerBalanceQuery = z.strictObject({ end_datetime: datetime.optional() });
