import type { Day } from '@/lib/dates/instant';
import { compareLedgers } from '../chart-of-accounts/compare-ledgers';
import {
  debitBalance,
  isResultLedger,
  type LedgerTotals,
  type ReportLedger,
  type SideTotals,
} from './report-ledger';
import type { WholeSource } from './report-row';

export type TrialBalanceFigures = {
  ledgers: readonly ReportLedger[];
  /** Everything posted before the fiscal year of `endDay` began. */
  earlierYears: LedgerTotals;
  /** Everything posted from that start through the end. */
  currentYear: LedgerTotals;
  /** The day the balance is as of; names the period. */
  endDay: Day;
};

/** A ledger's net balance, minor units, on the side where it stands; the other side is 0. */
export type TrialBalanceRow = {
  name: string;
  ledgerId: string | null;
  debit: bigint;
  credit: bigint;
  hasEntries: boolean;
  source: WholeSource;
};

export type TrialBalance = {
  period: Day;
  rows: TrialBalanceRow[];
  totalDebit: bigint;
  totalCredit: bigint;
};

/**
 * The trial balance: each ledger net, on one side, without its children. Revenue and expenses count from the start of
 * the fiscal year; what they were before stands in "Earlier years", as if each year had been closed.
 * Throws when debits do not equal credits: a bug in the figures, never plugged.
 */
export function trialBalance(figures: TrialBalanceFigures): TrialBalance {
  const sorted = [...figures.ledgers].sort(compareLedgers);
  const standing = sorted.filter((ledger) => !isResultLedger(ledger));
  const result = sorted.filter(isResultLedger);
  const rows = [
    ...standing.map((ledger) =>
      ledgerRow(ledger, [figures.earlierYears, figures.currentYear], { span: 'through_period' }),
    ),
    earlierYearsRow(result, figures.earlierYears),
    ...result.map((ledger) => ledgerRow(ledger, [figures.currentYear], { span: 'fiscal_year' })),
  ];
  const totalDebit = rows.reduce((sum, row) => sum + row.debit, 0n);
  const totalCredit = rows.reduce((sum, row) => sum + row.credit, 0n);
  if (totalDebit !== totalCredit) {
    const sides = `debits ${totalDebit}, credits ${totalCredit} minor units`;
    throw new Error(`The trial balance of ${figures.endDay} does not balance: ${sides}.`);
  }
  return { period: figures.endDay, rows, totalDebit, totalCredit };
}

function ledgerRow(
  ledger: ReportLedger,
  spans: readonly LedgerTotals[],
  source: WholeSource,
): TrialBalanceRow {
  const posted = spans.flatMap((span) => span.get(ledger.id) ?? []);
  return rowOf(ledger.name, ledger.id, posted, source);
}

function earlierYearsRow(result: readonly ReportLedger[], earlier: LedgerTotals): TrialBalanceRow {
  const posted = result.flatMap((ledger) => earlier.get(ledger.id) ?? []);
  return rowOf('Earlier years', null, posted, { span: 'earlier_years', types: ['revenue', 'expense'] });
}

function rowOf(
  name: string,
  ledgerId: string | null,
  posted: readonly SideTotals[],
  source: WholeSource,
): TrialBalanceRow {
  const net = posted.reduce((sum, sides) => sum + debitBalance(sides), 0n);
  const debit = net > 0n ? net : 0n;
  const credit = net < 0n ? -net : 0n;
  return { name, ledgerId, debit, credit, hasEntries: posted.length > 0, source };
}
