import { z } from 'zod';
import { financialAccountTypes, ledgerSubtypes, ledgerTypes } from './ledger-kinds';
import { amount, datetime, identifier, name, queryBoolean, side, text } from './primitives';

export * from './ledger-kinds';

export const ledgerType = z.enum(ledgerTypes);

export const ledgerSubtype = z.enum([
  ...ledgerSubtypes.asset,
  ...ledgerSubtypes.liability,
  ...ledgerSubtypes.equity,
  ...ledgerSubtypes.revenue,
  ...ledgerSubtypes.expense,
]);

export const financialAccountType = z.enum(financialAccountTypes);

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

/**
 * A `parent_id` of null leaves the ledger under its parent: only `make_top_level` true moves it to the top. An empty `sort_code`
 * takes the code away.
 */
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
 * The balance of one ledger, on its normal side (a contra balance is negative). All three are of the fiscal year to date
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
