import type { EntityType } from '@/lib/contract/business';
import { isDividendLedger, isResultLedger, type ReportLedger } from './report-ledger';
import type { RowTitle, WholeSource } from './report-row';

/** A computed record of what some resetting ledgers were before the current fiscal year. */
export type EarlierYearsPart = RowTitle & {
  source: WholeSource;
  /** Whether the ledger is one of these. */
  isOf: (ledger: ReportLedger) => boolean;
};

/**
 * What the fiscal years that are over left in equity, without an entry that closes them: their results, and in a c-corp
 * less the dividends that it paid out of them. The balance sheet and the trial balance show the same parts.
 */
export function earlierYearsParts(entityType: EntityType): EarlierYearsPart[] {
  const result: EarlierYearsPart = {
    key: 'earlier_years_result',
    name: 'Net income, earlier years',
    source: { span: 'earlier_years', types: ['revenue', 'expense'] },
    isOf: isResultLedger,
  };
  if (entityType !== 'c-corp') return [result];
  const dividends: EarlierYearsPart = {
    key: 'earlier_years_dividends',
    name: 'Dividends, earlier years',
    source: { span: 'earlier_years', subtypes: ['distribution'] },
    isOf: (ledger) => isDividendLedger(ledger, entityType),
  };
  return [result, dividends];
}
