import { z } from 'zod';
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

/**
 * The lines whose sum a figure is: parameters for `GET …/journal-entries`, each as that list takes it. The amounts of
 * the lines that match are added on the figure's own side.
 */
export const drillDown = z
  .object({ start_datetime: datetime, end_datetime: datetime, basis: z.array(basis), ...linesAsked })
  .meta({ id: 'DrillDown' });
export type DrillDown = z.output<typeof drillDown>;

/** The same of one row: whole where it has a time of its own, else what is added to the query of its period. */
export const rowDrillDown = z
  .object({
    start_datetime: datetime.optional(),
    end_datetime: datetime.optional(),
    basis: z.array(basis).optional(),
    ...linesAsked,
  })
  .meta({ id: 'RowDrillDown' });
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
    key: recordKey,
    name: z.string(),
    amount,
    total_amount: amount,
    has_entries: z.boolean(),
    ledger_id: z.string().nullable(),
    drill_down: rowDrillDown.optional(),
    get children() {
      return z.array(reportRecord);
    },
  })
  .meta({ id: 'ReportRecord' });

/** What every period of every report has beside its records. The bounds are inclusive, clipped to what was asked. */
const period = {
  period: z.string(),
  start_datetime: datetime,
  end_datetime: datetime,
  drill_down: drillDown,
  /** How many entries in the period nobody has confirmed; for balances at an instant, all up to it. */
  unreviewed_entries: z.number().int(),
};

export const periodReport = z
  .object({
    ...period,
    /** (Extension) Of a cash flow: as `unreviewed_entries`, but since the books began, for its ending cash counts them all. */
    unreviewed_through: z.number().int().optional(),
    records: z.array(reportRecord),
  })
  .meta({ id: 'PeriodReport' });
export type PeriodReport = z.output<typeof periodReport>;

/**
 * A ledger's net balance as a debit or a credit; the other side is 0. One with `resets_each_fiscal_year` counts
 * from the start of the fiscal year; its balance before that is in the records of earlier years.
 */
const trialBalanceRecord = z
  .object({
    key: recordKey,
    name: z.string(),
    ledger_id: z.string().nullable(),
    debit: amount,
    credit: amount,
    has_entries: z.boolean(),
    resets_each_fiscal_year: z.boolean(),
    drill_down: drillDown,
  })
  .meta({ id: 'TrialBalanceRecord' });

export const trialBalanceReport = z
  .object({
    ...period,
    records: z.array(trialBalanceRecord),
    total_debit: amount,
    total_credit: amount,
  })
  .meta({ id: 'TrialBalance' });
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
    /** After this line, on the ledger's normal side; of a ledger that resets, in the line's own fiscal year. */
    balance: amount,
  })
  .meta({ id: 'LedgerStatementLine' });
export type LedgerStatementLine = z.output<typeof ledgerStatementLine>;

/** A fiscal year that ended within the statement, with the balance of the ledger then, which was closed to equity. */
const fiscalYearEnd = z
  .object({ period: z.string(), end_datetime: datetime, balance: amount })
  .meta({ id: 'FiscalYearEnd' });

/**
 * Balances are the ledger's own, without its children, on its normal side; they are of all pages, not of one. A ledger
 * with `resets_each_fiscal_year` opens each fiscal year at zero: then the opening balance and the debits and credits,
 * less the balances of `fiscal_year_ends`, make the closing balance. Any other ledger has no `fiscal_year_ends`.
 */
export const ledgerStatement = z
  .object({
    ledger_id: z.string(),
    name: z.string(),
    debit_credit: side,
    resets_each_fiscal_year: z.boolean(),
    start_datetime: datetime.nullable(),
    end_datetime: datetime.nullable(),
    opening_balance: amount,
    total_debit: amount,
    total_credit: amount,
    closing_balance: amount,
    fiscal_year_ends: z.array(fiscalYearEnd),
    /** How many of the statement's entries, of all pages, nobody has confirmed. */
    unreviewed_entries: z.number().int(),
    entries: z.array(ledgerStatementLine),
  })
  .meta({ id: 'LedgerStatement' });
export type LedgerStatement = z.output<typeof ledgerStatement>;
export type FiscalYearEnd = LedgerStatement['fiscal_year_ends'][number];

export const reportPeriod = z.enum(['month', 'quarter', 'year', 'all']);
export type ReportPeriod = z.infer<typeof reportPeriod>;

const inOrder = (query: { start_datetime?: string | undefined; end_datetime?: string | undefined }) =>
  query.start_datetime === undefined ||
  query.end_datetime === undefined ||
  query.start_datetime <= query.end_datetime;
const outOfOrder = { message: 'must not be before start_datetime', path: ['end_datetime'] };

/** The query of reports with a column for each period: cash flow, and profit and loss. */
export const periodReportQuery = z
  .strictObject({
    start_datetime: datetime,
    end_datetime: datetime,
    period: reportPeriod.default('all'),
  })
  .refine(inOrder, outOfOrder);
export type PeriodReportQuery = z.output<typeof periodReportQuery>;

/** With `start_datetime` and `period` the sheet has a column as of the end of each period. */
export const balanceSheetQuery = z
  .strictObject({
    start_datetime: datetime.optional(),
    end_datetime: datetime,
    period: reportPeriod.optional(),
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

export const trialBalanceQuery = z.strictObject({ end_datetime: datetime });
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
