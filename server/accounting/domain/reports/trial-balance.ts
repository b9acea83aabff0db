import type { EntityType } from '@/lib/contract/business';
import type { RecordKey } from '@/lib/contract/record-key';
import type { Day } from '@/lib/dates/instant';
import { compareLedgers } from '../chart-of-accounts/compare-ledgers';
import { earlierYearsParts } from './earlier-years';
import { ledgerKey } from './ledger-tree';
import {
  debitBalance,
  isResultLedger,
  type LedgerTotals,
  type ReportLedger,
  resetsEachFiscalYear,
  type SideTotals,
} from './report-ledger';
import type { WholeSource } from './report-row';
import { UnfootedReportError } from './unfooted-report';

export type TrialBalanceFigures = {
  ledgers: readonly ReportLedger[];
  /** Everything posted before the fiscal year of `endDay` began. */
  earlierYears: LedgerTotals;
  /** Everything posted from that start through the end. */
  currentYear: LedgerTotals;
  /** The day the balance is as of; names the period. */
  endDay: Day;
  entityType: EntityType;
};

/** A ledger's net balance as a debit or a credit, minor units; the other side is 0. */
export type TrialBalanceRow = {
  key: RecordKey;
  name: string;
  ledgerId: string | null;
  debit: bigint;
  credit: bigint;
  hasEntries: boolean;
  /** The balance is that of the fiscal year to date. */
  resets: boolean;
  source: WholeSource;
};

export type TrialBalance = {
  period: Day;
  rows: TrialBalanceRow[];
  totalDebit: bigint;
  totalCredit: bigint;
};

/**
 * The trial balance: each ledger net, on one side, without its children. A ledger that resets each fiscal year counts
 * from the start of the current one; its balance before that is in the computed rows of earlier years, as if each year
 * had been closed. Throws when debits do not equal credits: a bug in the figures, never plugged.
 */
export function trialBalance(figures: TrialBalanceFigures): TrialBalance {
  const sorted = [...figures.ledgers].sort(compareLedgers);
  const rows = [
    ...sorted.filter((ledger) => !isResultLedger(ledger)).map((ledger) => ledgerRow(ledger, figures)),
    ...earlierYearsRows(figures),
    ...sorted.filter(isResultLedger).map((ledger) => ledgerRow(ledger, figures)),
  ];
  const totalDebit = rows.reduce((sum, row) => sum + row.debit, 0n);
  const totalCredit = rows.reduce((sum, row) => sum + row.credit, 0n);
  if (totalDebit !== totalCredit) {
    const sides = `debits ${totalDebit}, credits ${totalCredit} minor units`;
    throw new UnfootedReportError(`The trial balance of ${figures.endDay} does not balance: ${sides}.`);
  }
  return { period: figures.endDay, rows, totalDebit, totalCredit };
}

function ledgerRow(
  ledger: ReportLedger,
  { earlierYears, currentYear, entityType }: TrialBalanceFigures,
): TrialBalanceRow {
  const resets = resetsEachFiscalYear(ledger, entityType);
  const spans = resets ? [currentYear] : [earlierYears, currentYear];
  const posted = spans.flatMap((span) => span.get(ledger.id) ?? []);
  return {
    key: ledgerKey(ledger.id),
    name: ledger.name,
    ledgerId: ledger.id,
    ...sidesOf(posted),
    resets,
    source: { span: resets ? 'fiscal_year' : 'through_period' },
  };
}

/** What the resetting ledgers were before the current fiscal year, by the parts of the balance sheet. */
function earlierYearsRows({ ledgers, earlierYears, entityType }: TrialBalanceFigures): TrialBalanceRow[] {
  return earlierYearsParts(entityType).map(({ key, name, source, isOf }) => {
    const posted = ledgers.filter(isOf).flatMap((ledger) => earlierYears.get(ledger.id) ?? []);
    return { key, name, ledgerId: null, ...sidesOf(posted), resets: false, source };
  });
}

function sidesOf(posted: readonly SideTotals[]): Pick<TrialBalanceRow, 'debit' | 'credit' | 'hasEntries'> {
  const net = posted.reduce((sum, sides) => sum + debitBalance(sides), 0n);
  return { debit: net > 0n ? net : 0n, credit: net < 0n ? -net : 0n, hasEntries: posted.length > 0 };
}
