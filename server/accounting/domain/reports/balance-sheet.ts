import { type LedgerType, ledgerSubtypes } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { type SubtypeGroup, subtypeGroups } from './ledger-tree';
import {
  creditBalance,
  debitBalance,
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
} from './report-row';

export type BalanceSheetFigures = {
  ledgers: readonly ReportLedger[];
  /** Everything posted before the fiscal year of `endDay` began. */
  earlierYears: LedgerTotals;
  /** Everything posted from that start through the end. */
  currentYear: LedgerTotals;
  /** The day the sheet is as of; names the period. */
  endDay: Day;
};

/** The ledgers of each section by subtype: the same in every column, so sorted once for all of them. */
export type BalanceSheetLayout = Record<'asset' | 'liability' | 'equity', readonly SubtypeGroup[]>;

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
  const assets = groupRow('Assets', sectionRows(figures, layout.asset), {
    span: 'as_column',
    types: ['asset'],
  });
  const liabilities = groupRow('Liabilities', sectionRows(figures, layout.liability), {
    span: 'as_column',
    types: ['liability'],
  });
  const equity = groupRow('Equity', equityRows(figures, layout.equity), {
    span: 'as_column',
    types: ['equity', 'revenue', 'expense'],
  });
  if (assets.totalAmount !== liabilities.totalAmount + equity.totalAmount) {
    const sides = `assets ${assets.totalAmount}, liabilities ${liabilities.totalAmount}, equity ${equity.totalAmount}`;
    throw new Error(`The balance sheet of ${figures.endDay} does not balance: ${sides} minor units.`);
  }
  return { period: figures.endDay, records: [assets, liabilities, equity] };
}

function sectionRows(figures: BalanceSheetFigures, groups: readonly SubtypeGroup[]): ReportRow[] {
  return groups.map((group) => subtypeRow(figures, group));
}

function subtypeRow(figures: BalanceSheetFigures, group: SubtypeGroup): ReportRow {
  const source = { span: 'as_column' as const, subtypes: [group.subtype] };
  return groupRow(group.name, groupRows(figures, group), source);
}

/** What is posted to retained earnings, and the result of the years that are over. */
const retainedEarnings: RowSource = {
  span: 'as_column',
  subtypes: ['retained_earnings', ...ledgerSubtypes.revenue, ...ledgerSubtypes.expense],
  closesResult: true,
};

/** Retained-earnings ledgers stand beside the result of earlier years, which no entry ever closes to them. */
function equityRows(figures: BalanceSheetFigures, groups: readonly SubtypeGroup[]): ReportRow[] {
  const retained = groups.find((group) => group.subtype === 'retained_earnings');
  return [
    ...groups.filter((group) => group !== retained).map((group) => subtypeRow(figures, group)),
    groupRow(
      'Retained earnings',
      [
        resultRow('Earlier years', figures, 'earlier_years'),
        ...(retained ? groupRows(figures, retained) : []),
      ],
      retainedEarnings,
    ),
    resultRow('Net income', figures, 'fiscal_year'),
  ];
}

function groupRows({ earlierYears, currentYear }: BalanceSheetFigures, group: SubtypeGroup): ReportRow[] {
  return group.nodes.map((node) => {
    const balance = node.ledger.type === 'asset' ? debitBalance : creditBalance;
    return ledgerRow(node, (ledgerId) => {
      const earlier = earlierYears.get(ledgerId);
      const current = currentYear.get(ledgerId);
      if (!earlier && !current) return undefined;
      return (earlier ? balance(earlier) : 0n) + (current ? balance(current) : 0n);
    });
  });
}

/** Revenue less expenses of that span; a loss is negative. */
function resultRow(
  name: string,
  figures: BalanceSheetFigures,
  span: 'earlier_years' | 'fiscal_year',
): ReportRow {
  const totals = span === 'earlier_years' ? figures.earlierYears : figures.currentYear;
  let result = 0n;
  let hasEntries = false;
  for (const ledger of figures.ledgers) {
    const posted = totals.get(ledger.id);
    if (!posted || !isResultLedger(ledger)) continue;
    result += creditBalance(posted);
    hasEntries = true;
  }
  return figureRow(name, result, { span, types: ['revenue', 'expense'] }, hasEntries);
}
