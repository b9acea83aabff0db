import { z } from 'zod';
import { entityType } from './business';
import { ledger } from './ledger';

/** A ledger that a new business starts with, before it has an identifier. */
export const defaultLedger = ledger
  .pick({
    name: true,
    type: true,
    subtype: true,
    debit_credit: true,
    report_cash_flow: true,
    financial_account_type: true,
  })
  .extend({
    /** Names the ledger in its chart. */
    key: z.string(),
    sort_code: z.string(),
    /** The `key` of the parent, which comes earlier in the chart. */
    parent_key: z.string().nullable(),
  })
  .meta({ id: 'DefaultLedger' });
export type DefaultLedger = z.output<typeof defaultLedger>;

export const defaultChartQuery = z.strictObject({ entity_type: entityType });
export type DefaultChartQuery = z.output<typeof defaultChartQuery>;
