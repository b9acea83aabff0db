import { z } from 'zod';
import { entityType } from './business';
import { ledger } from './ledger';

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
    key: z.string().describe('Identifies the ledger within its chart.'),
    sort_code: z.string(),
    parent_key: z.string().nullable().describe('The `key` of the parent, which comes earlier in the chart.'),
  })
  .meta({
    id: 'DefaultLedger',
    description: 'A ledger that a new business starts with, before it has an identifier.',
  });
export type DefaultLedger = z.output<typeof defaultLedger>;

export const defaultChartQuery = z.strictObject({ entity_type: entityType });
export type DefaultChartQuery = z.output<typeof defaultChartQuery>;
