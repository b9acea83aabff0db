import { z } from 'zod';
import { financialAccountTypes, ledgerSubtypes, ledgerTypes } from './ledger-kinds';
import { longestSortCode } from './limits';
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
    debit_credit: side.describe(
      'The normal side, on which the ledger grows; a contra ledger has the other one than its type.',
    ),
    report_cash_flow: z
      .boolean()
      .describe('False keeps what is posted on it out of the sections of the cash flow report.'),
    financial_account_type: financialAccountType
      .nullable()
      .describe('What the ledger stands for, such as a bank account or accounts payable; null for most.'),
    sort_code: z.string().nullable().describe('Orders the chart, digit by digit: 1123 comes before 220.'),
    parent_id: z.string().nullable().describe('Null at the top level. At most ten levels.'),
    archived: z.boolean(),
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'Ledger', description: 'An account of the chart of accounts.' });
export type Ledger = z.output<typeof ledger>;

const sortCode = text(longestSortCode);

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

export const ledgerUpdate = z
  .strictObject({
    name: name.nullish(),
    sort_code: sortCode.nullish(),
    parent_id: identifier('ledger')
      .nullish()
      .describe('Null leaves the ledger under its parent; `make_top_level` moves it to the top.'),
    make_top_level: z
      .boolean()
      .nullish()
      .meta({ description: 'True moves the ledger out from under its parent.', examples: [false] }),
    report_cash_flow: z.boolean().nullish(),
    archived: z.boolean().nullish(),
  })
  .meta({ id: 'LedgerUpdate', description: 'An empty `sort_code` takes the code away.' });
export type LedgerUpdate = z.output<typeof ledgerUpdate>;

export const ledgerBalance = z
  .object({
    ledger_id: z.string(),
    debit: amount.describe('The sum of all debits.'),
    credit: amount.describe('The sum of all credits.'),
    balance: amount.describe('On the normal side of the ledger; a contra balance is negative.'),
    resets_each_fiscal_year: z
      .boolean()
      .describe(
        "Whether the ledger opens each fiscal year at zero: revenue, expenses and a c-corp's dividends.",
      ),
  })
  .meta({
    id: 'LedgerBalance',
    description:
      'The balance of one ledger, without its children. All three amounts are of the fiscal year to date where the ledger `resets_each_fiscal_year`.',
  });
export type LedgerBalance = z.output<typeof ledgerBalance>;

export const ledgerParameters = z.object({
  business_id: identifier('business'),
  ledger_id: identifier('ledger'),
});
export const ledgerListQuery = z.strictObject({
  archived: queryBoolean.optional().describe('Only archived ledgers, or only the others; by default all.'),
});
export const ledgerBalanceQuery = z.strictObject({
  end_datetime: datetime
    .optional()
    .describe('The balances as of this instant, inclusive; by default the end of the books.'),
});
