import { z } from 'zod';
import type { JsonNumber } from '../json';
import { amount, datetime } from './primitives';

/**
 * One row of a report. `amount` is the ledger's own, `total_amount` adds its children; a group row has no ledger
 * and amount 0.
 */
export type ReportRecord = {
  name: string;
  amount: JsonNumber;
  total_amount: JsonNumber;
  has_entries: boolean;
  ledger_id: string | null;
  children: ReportRecord[];
};

export const reportRecord: z.ZodType<ReportRecord> = z
  .object({
    name: z.string(),
    amount,
    total_amount: amount,
    has_entries: z.boolean(),
    ledger_id: z.string().nullable(),
    get children() {
      return z.array(reportRecord);
    },
  })
  .meta({ id: 'ReportRecord' });

export const periodReport = z
  .object({ period: z.string(), records: z.array(reportRecord) })
  .meta({ id: 'PeriodReport' });
export type PeriodReport = z.output<typeof periodReport>;

export const reportPeriod = z.enum(['month', 'quarter', 'year', 'all']);
export type ReportPeriod = z.infer<typeof reportPeriod>;

export const cashFlowQuery = z
  .strictObject({
    start_datetime: datetime,
    end_datetime: datetime,
    period: reportPeriod.default('all'),
  })
  .refine((query) => query.start_datetime <= query.end_datetime, {
    message: 'must not be before start_datetime',
    path: ['end_datetime'],
  });
export type CashFlowQuery = z.output<typeof cashFlowQuery>;

export const balanceSheetQuery = z.strictObject({ end_datetime: datetime });
export type BalanceSheetQuery = z.output<typeof balanceSheetQuery>;
