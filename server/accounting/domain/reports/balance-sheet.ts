import type { EntityType } from '@/lib/contract/business';
import { type LedgerType, ledgerSubtypes } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { equityWords } from '../chart-of-accounts/equity-words';
import { earlierYearsParts } from './earlier-years';
import { type SubtypeGroup, subtypeGroups, subtypeName } from './ledger-tree';
import {
  creditBalance,
  debitBalance,
  isDividendLedger,
  isResultLedger,
  type LedgerTotals,
  type ReportLedger,
} from './report-ledger';
import {
  figureRow,
  groupRow,
  ledgerRow,
  type ReportRow,
  type ReportRows,
  type RowSource,
  type RowTitle,
  type WholeSource,
} from './report-row';
import { UnfootedReportError } from './unfooted-report';

export type BalanceSheetFigures = {
  ledgers: readonly ReportLedger[];
  /** Everything posted before the fiscal year of `endDay` began. */
  earlierYears: LedgerTotals;
  /** Everything posted from that start through the end. */
  currentYear: LedgerTotals;
  /** The day the sheet is as of; names the period. */
  endDay: Day;
  entityType: EntityType;
};

/** The ledgers of each section by subtype: the same in every column, so sorted once for all of them. */
export type BalanceSheetLayout = Record<'asset' | 'liability' | 'equity', readonly SubtypeGroup[]>;

/** Groups the ledgers of each section by subtype, in report order. */
export function layOutBalanceSheet(ledgers: readonly ReportLedger[]): BalanceSheetLayout {
  const groups = (type: LedgerType) => subtypeGroups(ledgers, ledgerSubtypes[type]);
  return { asset: groups('asset'), liability: groups('liability'), equity: groups('equity') };
}

/**
 * The balance sheet. Each section is in its natural sign (assets by debit, the others by credit), so a contra ledger
 * is negative. Throws when assets do not equal liabilities and equity: a bug in the figures, never plugged.
 */
export function balanceSheet(
  figures: BalanceSheetFigures,
  layout = layOutBalanceSheet(figures.ledgers),
): ReportRows {
  const section = (title: RowTitle, rows: ReportRow[], ...types: LedgerType[]) =>
    groupRow(title, rows, { span: 'as_column', types });
  const assets = section({ key: 'assets', name: 'Assets' }, subtypeRows(figures, layout.asset), 'asset');
  const liabilities = section(
    { key: 'liabilities', name: 'Liabilities' },
    subtypeRows(figures, layout.liability),
    'liability',
  );
  const equity = section(
    { key: 'equity', name: 'Equity' },
    equityRows(figures, layout.equity),
    'equity',
    'revenue',
    'expense',
  );
  if (assets.totalAmount !== liabilities.totalAmount + equity.totalAmount) {
    const sides = `assets ${assets.totalAmount}, liabilities ${liabilities.totalAmount}, equity ${equity.totalAmount}`;
    throw new UnfootedReportError(
      `The balance sheet of ${figures.endDay} does not balance: ${sides} minor units.`,
    );
  }
  return { period: figures.endDay, records: [assets, liabilities, equity] };
}

/**
 * Retained-earnings ledgers are shown beside what earlier years left, which no entry ever closes to them. The dividends of
 * a c-corp are of the current fiscal year: earlier ones reduce what those years left (ASC 505-20-30).
 */
function equityRows(figures: BalanceSheetFigures, groups: readonly SubtypeGroup[]): ReportRow[] {
  const retained = groups.find((group) => group.subtype === 'retained_earnings');
  const others = groups.filter((group) => group !== retained);
  return [...subtypeRows(figures, others), retainedEarningsRow(figures, retained), netIncomeRow(figures)];
}

function subtypeRows(figures: BalanceSheetFigures, groups: readonly SubtypeGroup[]): ReportRow[] {
  return groups.map((group) => {
    const { subtype } = group;
    const title: RowTitle = { key: `subtype:${subtype}`, name: subtypeName(subtype, figures.entityType) };
    return isDividendLedger(group, figures.entityType)
      ? groupRow(title, ledgerRows(figures, group), { ...fiscalYear, subtypes: [subtype] })
      : groupRow(title, ledgerRows(figures, group), { span: 'as_column', subtypes: [subtype] });
  });
}

const fiscalYear: WholeSource = { span: 'fiscal_year' };

function ledgerRows(figures: BalanceSheetFigures, group: SubtypeGroup): ReportRow[] {
  const ofYear = isDividendLedger(group, figures.entityType);
  const { currentYear } = figures;
  const earlierYears = ofYear ? undefined : figures.earlierYears;
  return group.nodes.map((node) => {
    const balance = node.ledger.type === 'asset' ? debitBalance : creditBalance;
    const amountOf = (ledgerId: string) => {
      const earlier = earlierYears?.get(ledgerId);
      const current = currentYear.get(ledgerId);
      if (!earlier && !current) return undefined;
      return (earlier ? balance(earlier) : 0n) + (current ? balance(current) : 0n);
    };
    return ledgerRow(node, amountOf, ofYear ? fiscalYear : null);
  });
}

function retainedEarningsRow(figures: BalanceSheetFigures, posted: SubtypeGroup | undefined): ReportRow {
  const { ledgers, earlierYears, entityType } = figures;
  const parts = earlierYearsParts(entityType);
  const source: RowSource = {
    span: 'as_column',
    subtypes: [
      'retained_earnings',
      ...ledgerSubtypes.revenue,
      ...ledgerSubtypes.expense,
      ...parts.flatMap((part) => part.source.subtypes ?? []),
    ],
    closesResult: true,
  };
  const rows = parts.map((part) => resultRow(part, ledgers.filter(part.isOf), earlierYears, part.source));
  return groupRow(
    { key: 'retained_earnings', name: equityWords[entityType].earlierYears },
    [...rows, ...(posted ? ledgerRows(figures, posted) : [])],
    source,
  );
}

function netIncomeRow({ ledgers, currentYear }: BalanceSheetFigures): ReportRow {
  const title: RowTitle = { key: 'net_income', name: 'Net income' };
  const source: WholeSource = { span: 'fiscal_year', types: ['revenue', 'expense'] };
  return resultRow(title, ledgers.filter(isResultLedger), currentYear, source);
}

/** What the ledgers add to equity in that span; a loss is negative. */
function resultRow(
  title: RowTitle,
  ledgers: readonly ReportLedger[],
  totals: LedgerTotals,
  source: WholeSource,
): ReportRow {
  let result = 0n;
  let hasEntries = false;
  for (const ledger of ledgers) {
    const posted = totals.get(ledger.id);
    if (!posted) continue;
    result += creditBalance(posted);
    hasEntries = true;
  }
  return figureRow(title, result, source, hasEntries);
}
