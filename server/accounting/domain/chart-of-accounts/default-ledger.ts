import type { FinancialAccountType, LedgerSubtype, LedgerType } from '@/lib/contract/ledger';
import type { Side } from '@/lib/contract/primitives';
import { normalSideOf } from './normal-side';

/** Ledgers that the service itself must find in every business. */
export const wellKnownKeys = [
  'checking',
  'accounts_receivable',
  'accounts_payable',
  'uncategorized_inflow',
  'uncategorized_outflow',
  'uncategorized_asset',
  'opening_balance',
  'retained_earnings',
  'sales_tax_payable',
  'customer_deposits',
  'prepaid_expenses',
  'transfers',
] as const;
export type WellKnownKey = (typeof wellKnownKeys)[number];

/** A ledger of the default chart, before it has an identifier. */
export type DefaultLedger = {
  /** Snake case, unique in the chart; a WellKnownKey where code looks the ledger up. */
  key: string;
  name: string;
  type: LedgerType;
  subtype: LedgerSubtype;
  debit_credit: Side;
  report_cash_flow: boolean;
  financial_account_type: FinancialAccountType | null;
  sort_code: string;
  /** The `key` of the parent, which comes earlier in the chart. */
  parent_key: string | null;
};

/** One line of a chart table: sort code, key, name, subtype, and what is out of the ordinary. */
export type ChartRow = readonly [
  sortCode: string,
  key: string,
  name: string,
  subtype: LedgerSubtype,
  special?: {
    /** Whose normal side is not its type's. */
    contra?: true;
    account?: FinancialAccountType;
    parent?: string;
  },
];

export function defaultLedgers(type: LedgerType, rows: readonly ChartRow[]): DefaultLedger[] {
  return rows.map(([sortCode, key, name, subtype, special]) => ({
    key,
    name,
    type,
    subtype,
    debit_credit: normalSideOf(type, special?.contra),
    report_cash_flow: true,
    financial_account_type: special?.account ?? null,
    sort_code: sortCode,
    parent_key: special?.parent ?? null,
  }));
}
