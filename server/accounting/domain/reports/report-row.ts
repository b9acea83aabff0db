import type { CashFlowActivity, LedgerSubtype, LedgerType } from '@/lib/contract/ledger';
import type { LedgerNode } from './ledger-tree';

/** Which lines a figure is the sum of: in which span of time, on which ledgers. */
export type RowSource = {
  /** `as_column`: the time and the books of the column itself, to which the rest is added. */
  span: 'as_column' | 'period' | 'before_period' | 'through_period' | 'earlier_years' | 'fiscal_year';
  types?: readonly LedgerType[];
  subtypes?: readonly LedgerSubtype[];
  /** On ledgers of this section of the cash flow. */
  activity?: CashFlowActivity;
  /** The pool's own lines; or those of the column on ledgers that are reported, or kept out of the report. */
  cash?: 'pool' | 'reported' | 'unreported';
  /** Lines on revenue and expense ledgers count only before the current fiscal year. */
  closesResult?: true;
};

/** One that tells its own time. */
export type WholeSource = RowSource & { span: Exclude<RowSource['span'], 'as_column'> };

/** A row of a report, amounts in minor units. */
export type ReportRow = {
  name: string;
  /** The ledger's own, or a computed figure; 0 for a row that only groups. */
  amount: bigint;
  /** `amount` and the totals of all children. */
  totalAmount: bigint;
  hasEntries: boolean;
  ledgerId: string | null;
  /** Of a group or a computed figure; a ledger's row is the sum of it and those below it, over the column's time. */
  source: RowSource | null;
  children: readonly ReportRow[];
};

/** A period of a report with its records. */
export type ReportRows = { period: string; records: ReportRow[] };

/** A section or subtype: nothing of its own. */
export function groupRow(name: string, children: ReportRow[], source: RowSource): ReportRow {
  return rowWith(name, null, undefined, children, source);
}

/** A computed figure without a ledger. */
export function figureRow(name: string, amount: bigint, source: RowSource, hasEntries = true): ReportRow {
  return { name, amount, totalAmount: amount, hasEntries, ledgerId: null, source, children: [] };
}

/**
 * A ledger and all below it.
 * @param amountOf the ledger's own amount by its identifier, undefined where it has no entries
 */
export function ledgerRow(node: LedgerNode, amountOf: (ledgerId: string) => bigint | undefined): ReportRow {
  const own = amountOf(node.ledger.id);
  const children =
    node.children.length === 0 ? none : node.children.map((child) => ledgerRow(child, amountOf));
  const isEmpty = own === undefined && !children.some((child) => child.hasEntries);
  return isEmpty ? emptyRow(node, children) : rowWith(node.ledger.name, node.ledger.id, own, children);
}

const none: readonly ReportRow[] = [];
const emptyRows = new WeakMap<LedgerNode, ReportRow>();

/** Most of a chart has no entries in most periods: such a ledger is one row in all of them. */
function emptyRow(node: LedgerNode, children: readonly ReportRow[]): ReportRow {
  const known = emptyRows.get(node);
  if (known) return known;
  const row = rowWith(node.ledger.name, node.ledger.id, undefined, children);
  emptyRows.set(node, row);
  return row;
}

/** Writes out every member: spreading a row costs ten times as much, and a report has ten thousand of them. */
function rowWith(
  name: string,
  ledgerId: string | null,
  own: bigint | undefined,
  children: readonly ReportRow[],
  source: RowSource | null = null,
): ReportRow {
  const amount = own ?? 0n;
  let totalAmount = amount;
  let hasEntries = own !== undefined;
  for (const child of children) {
    totalAmount += child.totalAmount;
    hasEntries ||= child.hasEntries;
  }
  return { name, amount, totalAmount, hasEntries, ledgerId, source, children };
}
