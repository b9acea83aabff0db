import type { CashFlowActivity, LedgerSubtype, LedgerType } from '@/lib/contract/ledger';
import type { RecordKey } from '@/lib/contract/record-key';
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
  /** Lines on ledgers that reset each fiscal year count only before the current one. */
  closesResult?: true;
};

/** One that tells its own time. */
export type WholeSource = RowSource & { span: Exclude<RowSource['span'], 'as_column'> };

/** A row of a report, amounts in minor units. */
export type ReportRow = {
  /** Unique within a period, and the same in every language. */
  key: RecordKey;
  name: string;
  /** The ledger's own, or a computed figure; 0 for a row that only groups. */
  amount: bigint;
  /** `amount` and the totals of all children. */
  totalAmount: bigint;
  hasEntries: boolean;
  ledgerId: string | null;
  /** Of a group or a computed figure; a ledger's row is the sum of it and those below it, over the column's time if null. */
  source: RowSource | null;
  children: readonly ReportRow[];
};

/** A period of a report with its records. */
export type ReportRows = { period: string; records: ReportRow[] };

/** What a record is called: to programs, and to people. */
export type RowTitle = { key: RecordKey; name: string };

/** A section or subtype: nothing of its own. */
export function groupRow(title: RowTitle, children: ReportRow[], source: RowSource): ReportRow {
  return rowWith(title.key, title.name, null, undefined, children, source);
}

/** A computed figure without a ledger. */
export function figureRow(
  { key, name }: RowTitle,
  amount: bigint,
  source: RowSource,
  hasEntries = true,
): ReportRow {
  return { key, name, amount, totalAmount: amount, hasEntries, ledgerId: null, source, children: [] };
}

/**
 * A ledger and all below it.
 * @param amountOf the ledger's own amount by its identifier, undefined where it has no entries
 * @param source where the time is not the column's
 */
export function ledgerRow(
  node: LedgerNode,
  amountOf: (ledgerId: string) => bigint | undefined,
  source: WholeSource | null = null,
): ReportRow {
  const own = amountOf(node.ledger.id);
  const children =
    node.children.length === 0 ? none : node.children.map((child) => ledgerRow(child, amountOf, source));
  const isEmpty = own === undefined && !children.some((child) => child.hasEntries);
  return isEmpty ? emptyRow(node, children, source) : nodeRow(node, own, children, source);
}

function nodeRow(
  { key, ledger }: LedgerNode,
  own: bigint | undefined,
  children: readonly ReportRow[],
  source: WholeSource | null,
): ReportRow {
  return rowWith(key, ledger.name, ledger.id, own, children, source);
}

const none: readonly ReportRow[] = [];
const emptyRows = new WeakMap<LedgerNode, ReportRow>();

/** Most of a chart has no entries in most periods: such a ledger is one row in all of them. */
function emptyRow(node: LedgerNode, children: readonly ReportRow[], source: WholeSource | null): ReportRow {
  const known = emptyRows.get(node);
  if (known) return known;
  const row = nodeRow(node, undefined, children, source);
  emptyRows.set(node, row);
  return row;
}

/** Writes out every member: spreading a row costs ten times as much, and a report has ten thousand of them. */
function rowWith(
  key: RecordKey,
  name: string,
  ledgerId: string | null,
  own: bigint | undefined,
  children: readonly ReportRow[],
  source: RowSource | null,
): ReportRow {
  const amount = own ?? 0n;
  let totalAmount = amount;
  let hasEntries = own !== undefined;
  for (const child of children) {
    totalAmount += child.totalAmount;
    hasEntries ||= child.hasEntries;
  }
  return { key, name, amount, totalAmount, hasEntries, ledgerId, source, children };
}
