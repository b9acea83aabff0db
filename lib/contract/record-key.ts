import { z } from 'zod';
import { ledgerSubtype } from './ledger';

/** The sections of the cash flow report (IAS 7.10). */
export const cashFlowSection = z.enum([
  'operating_activities',
  'investing_activities',
  'financing_activities',
]);
export type CashFlowSection = z.infer<typeof cashFlowSection>;

/** The records that are neither a ledger nor a group of ledgers of one subtype. */
export const fixedRecordKey = z.enum([
  // Cash flow.
  'starting_cash',
  ...cashFlowSection.options,
  'not_reported_separately',
  'net_change_in_cash',
  'ending_cash',
  // Balance sheet; the results of earlier years are in the trial balance, too.
  'assets',
  'liabilities',
  'equity',
  'retained_earnings',
  'earlier_years_result',
  'earlier_years_dividends',
  // Profit and loss; net income is on the balance sheet, too.
  'revenue',
  'cost_of_goods_sold',
  'gross_profit',
  'operating_expenses',
  'operating_income',
  'other_inflow',
  'other_outflow',
  'net_income',
]);
export type FixedRecordKey = z.infer<typeof fixedRecordKey>;

/**
 * What a record of a report is called in every language and every legal form; unique within a period. A ledger's is
 * `ledger:` and its identifier. A group of the balance sheet is `subtype:` and its subtype; one of the cash flow is its
 * section and its subtype, as a loan may put a subtype into two sections.
 */
export const recordKey = z.union([
  fixedRecordKey,
  z.templateLiteral(['ledger:', z.string()]),
  z.templateLiteral(['subtype:', ledgerSubtype]),
  z.templateLiteral([cashFlowSection, ':', ledgerSubtype]),
]);
export type RecordKey = z.infer<typeof recordKey>;
