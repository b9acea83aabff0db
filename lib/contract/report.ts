import { z } from 'zod';
import { periodKinds } from '../dates/fiscal-year';
import type { JsonNumber } from '../json';
import { cashFlowActivity, ledgerSubtype, ledgerType } from './ledger';
import { amount, basis, datetime, identifier, paging, side } from './primitives';
import { type RecordKey, recordKey } from './record-key';

const linesAsked = {
  ledger_type: z.array(ledgerType).optional(),
  ledger_subtype: z.array(ledgerSubtype).optional(),
  cash_flow_activity: z.array(cashFlowActivity).optional(),
  in_cash_pool: z.boolean().optional(),
  cash_movement: z.boolean().optional(),
  report_cash_flow: z.boolean().optional(),
  result_end_datetime: datetime.optional(),
};

export const drillDown = z
  .object({ start_datetime: datetime, end_datetime: datetime, basis: z.array(basis), ...linesAsked })
  .meta({
    id: 'DrillDown',
    description:
      "The query of the lines whose sum a figure is: parameters of `GET …/journal-entries`. The amounts of matching lines are added on the figure's own side.",
  });
export type DrillDown = z.output<typeof drillDown>;

export const rowDrillDown = z
  .object({
    start_datetime: datetime.optional(),
    end_datetime: datetime.optional(),
    basis: z.array(basis).optional(),
    ...linesAsked,
  })
  .meta({
    id: 'RowDrillDown',
    description:
      'The query of the lines behind one row: whole where it has a time of its own, else what is added to the query of its period.',
  });
export type RowDrillDown = z.output<typeof rowDrillDown>;

/**
 * One row of a report, found by its `key`; `name` is what people read. `amount` is the ledger's own, `total_amount`
 * adds its children; a group row has no ledger and amount 0. A group and a computed figure have a `drill_down`, and so
 * has a ledger whose time is not its period's. That of any other ledger's `total_amount` is its period's with
 * `ledger_id` and `with_children=true`, and that of its `amount` the same without the children.
 */
export type ReportRecord = {
  key: RecordKey;
  name: string;
  amount: JsonNumber;
  total_amount: JsonNumber;
  has_entries: boolean;
  ledger_id: string | null;
  drill_down?: RowDrillDown | undefined;
  children: ReportRecord[];
};

export const reportRecord: z.ZodType<ReportRecord> = z
  .object({
    key: recordKey.describe(
      'Stable, and the same in every language: programs find a record by it, and people read `name`.',
    ),
    name: z.string(),
    amount: amount.describe(
      "The ledger's own; 0 for a group. Expenses are positive in a profit and loss, money in is positive in a cash flow.",
    ),
    total_amount: amount.describe('With the children.'),
    has_entries: z.boolean().describe('False where nothing is posted: such a row can be hidden.'),
    ledger_id: z.string().nullable().describe('Null for a group or a computed figure.'),
    drill_down: rowDrillDown
      .optional()
      .describe(
        'The query behind the figure. Absent for a ledger: then it is that of the period, with `ledger_id` and `with_children=true`.',
      ),
    get children() {
      return z.array(reportRecord);
    },
  })
  .meta({ id: 'ReportRecord', description: 'One row of a report.' });

/** What every period of every report has beside its records. The bounds are inclusive, clipped to what was asked. */
const period = {
  period: z
    .string()
    .describe(
      'The name of the period, such as `2026-01`, `2026-Q1`, `2026` or `all`; quarters and years are fiscal. Of a balance sheet, its day.',
    ),
  start_datetime: datetime.describe('Inclusive, clipped to the query.'),
  end_datetime: datetime.describe('Inclusive, clipped to the query.'),
  drill_down: drillDown,
  unreviewed_entries: z
    .number()
    .int()
    .describe('How many entries of the period are not confirmed; of a balance, all entries through it.'),
};

export const periodReport = z
  .object({
    ...period,
    unreviewed_through: z
      .number()
      .int()
      .optional()
      .describe(
        'Of a cash flow: how many entries since the books began are not confirmed, which its ending cash rests on.',
      ),
    records: z.array(reportRecord),
  })
  .meta({ id: 'PeriodReport', description: 'One period of a report, as a column.' });
export type PeriodReport = z.output<typeof periodReport>;

const trialBalanceRecord = z
  .object({
    key: recordKey,
    name: z.string(),
    ledger_id: z.string().nullable(),
    debit: amount.describe('The net balance, if it is a debit; else 0.'),
    credit: amount.describe('The net balance, if it is a credit; else 0.'),
    has_entries: z.boolean(),
    resets_each_fiscal_year: z
      .boolean()
      .describe(
        'Whether the balance is of the fiscal year to date; what was before is in the records of earlier years.',
      ),
    drill_down: drillDown,
  })
  .meta({ id: 'TrialBalanceRecord', description: 'The net balance of one ledger, without its children.' });

export const trialBalanceReport = z
  .object({
    ...period,
    records: z.array(trialBalanceRecord),
    total_debit: amount.describe('The sum of all debit balances.'),
    total_credit: amount.describe('The sum of all credit balances; equal to `total_debit`.'),
  })
  .meta({
    id: 'TrialBalance',
    description: 'The net balances of all ledgers as of an instant; debits and credits have equal totals.',
  });
export type TrialBalanceReport = z.output<typeof trialBalanceReport>;

const ledgerStatementLine = z
  .object({
    journal_entry_id: z.string(),
    line_entry_id: z.string(),
    transaction_id: z.string().nullable(),
    datetime,
    description: z.string(),
    line_description: z.string(),
    debit_credit: side,
    amount,
    balance: amount.describe(
      "After this line, on the ledger's normal side; of a ledger that resets, within the fiscal year of the line.",
    ),
  })
  .meta({
    id: 'LedgerStatementLine',
    description: 'One line entry of the ledger, with the balance after it.',
  });
export type LedgerStatementLine = z.output<typeof ledgerStatementLine>;

const fiscalYearEnd = z.object({ period: z.string(), end_datetime: datetime, balance: amount }).meta({
  id: 'FiscalYearEnd',
  description:
    'A fiscal year that ended within the statement, with the balance of the ledger then, which counts to equity from there on.',
});

export const ledgerStatement = z
  .object({
    ledger_id: z.string(),
    name: z.string(),
    debit_credit: side,
    resets_each_fiscal_year: z.boolean(),
    start_datetime: datetime.nullable(),
    end_datetime: datetime.nullable(),
    opening_balance: amount.describe('At the start of the statement.'),
    total_debit: amount.describe('The sum of the debits of the statement, of all pages.'),
    total_credit: amount.describe('The sum of the credits of the statement, of all pages.'),
    closing_balance: amount.describe('At the end of the statement.'),
    fiscal_year_ends: z
      .array(fiscalYearEnd)
      .describe(
        'The fiscal years that ended within the statement and had entries; empty for a ledger that does not reset.',
      ),
    unreviewed_entries: z
      .number()
      .int()
      .describe("How many of the statement's entries, on all pages, are not confirmed."),
    entries: z.array(ledgerStatementLine),
  })
  .meta({
    id: 'LedgerStatement',
    description:
      'The lines of one ledger, without its children. Balances are on its normal side and of all pages. ' +
      'A ledger with `resets_each_fiscal_year` opens each fiscal year at zero: then the opening balance ' +
      'and the debits and credits, less the balances of `fiscal_year_ends`, make the closing balance.',
  });
export type LedgerStatement = z.output<typeof ledgerStatement>;
export type FiscalYearEnd = LedgerStatement['fiscal_year_ends'][number];

export const reportPeriod = z.enum(periodKinds);
export type ReportPeriod = z.infer<typeof reportPeriod>;

const inOrder = (query: { start_datetime?: string | undefined; end_datetime?: string | undefined }) =>
  query.start_datetime === undefined ||
  query.end_datetime === undefined ||
  query.start_datetime <= query.end_datetime;
const outOfOrder = { message: 'must not be before start_datetime', path: ['end_datetime'] };

/** The query of reports with a column for each period: cash flow, and profit and loss. */
export const periodReportQuery = z
  .strictObject({
    start_datetime: datetime.describe('Inclusive.'),
    end_datetime: datetime.describe('Inclusive.'),
    period: reportPeriod
      .default('all')
      .describe(
        'A column for each period; quarters and years are fiscal, and the first and last are clipped to the bounds.',
      ),
  })
  .refine(inOrder, outOfOrder);
export type PeriodReportQuery = z.output<typeof periodReportQuery>;

/** With `start_datetime` and `period` the sheet has a column as of the end of each period. */
export const balanceSheetQuery = z
  .strictObject({
    start_datetime: datetime
      .optional()
      .describe('With `period`: a column as of the end of each period from here on.'),
    end_datetime: datetime.describe('The balance as of this instant, inclusive.'),
    period: reportPeriod.optional().describe('A column for each period; needs `start_datetime`.'),
  })
  .refine(inOrder, outOfOrder)
  .refine((query) => query.period === undefined || query.start_datetime !== undefined, {
    message: 'is required with period',
    path: ['start_datetime'],
    params: { code: 'required' },
  });
export type BalanceSheetQuery = z.output<typeof balanceSheetQuery>;

/** The query of what is told of some days as a whole. */
export const daysQuery = z
  .strictObject({ start_datetime: datetime, end_datetime: datetime })
  .refine(inOrder, outOfOrder);
export type DaysQuery = z.output<typeof daysQuery>;

export const trialBalanceQuery = z.strictObject({
  end_datetime: datetime.describe('The balances as of this instant, inclusive.'),
});
export type TrialBalanceQuery = z.output<typeof trialBalanceQuery>;

export const ledgerStatementParameters = z.object({
  business_id: identifier('business'),
  ledger_id: identifier('ledger'),
});
export const ledgerStatementQuery = z
  .strictObject({ ...paging, start_datetime: datetime.optional(), end_datetime: datetime.optional() })
  .refine(inOrder, outOfOrder);
export type LedgerStatementQuery = z.output<typeof ledgerStatementQuery>;

export const exportFormat = z.enum(['hledger', 'beancount']);
export type ExportFormat = z.infer<typeof exportFormat>;

export const exportQuery = z.strictObject({ format: exportFormat });
export type ExportQuery = z.output<typeof exportQuery>;
