import type { LedgerNode } from './ledger-tree';

/** A row of a report, amounts in minor units. */
export type ReportRow = {
  name: string;
  /** The ledger's own, or a computed figure; 0 for a row that only groups. */
  amount: bigint;
  /** `amount` and the totals of all children. */
  totalAmount: bigint;
  hasEntries: boolean;
  ledgerId: string | null;
  children: ReportRow[];
};

/** A period of a report with its records. */
export type ReportRows = { period: string; records: ReportRow[] };

/** A section or subtype: nothing of its own. */
export function groupRow(name: string, children: ReportRow[]): ReportRow {
  return withChildren({ name, amount: 0n, hasEntries: false, ledgerId: null }, children);
}

/** A computed figure without a ledger. */
export function figureRow(name: string, amount: bigint, hasEntries = true): ReportRow {
  return withChildren({ name, amount, hasEntries, ledgerId: null }, []);
}

/**
 * A ledger and all below it.
 * @param amountOf the ledger's own amount by its identifier, undefined where it has no entries
 */
export function ledgerRow(node: LedgerNode, amountOf: (ledgerId: string) => bigint | undefined): ReportRow {
  const amount = amountOf(node.ledger.id);
  const row = {
    name: node.ledger.name,
    amount: amount ?? 0n,
    hasEntries: amount !== undefined,
    ledgerId: node.ledger.id,
  };
  return withChildren(
    row,
    node.children.map((child) => ledgerRow(child, amountOf)),
  );
}

function withChildren(row: Omit<ReportRow, 'totalAmount' | 'children'>, children: ReportRow[]): ReportRow {
  let totalAmount = row.amount;
  let hasEntries = row.hasEntries;
  for (const child of children) {
    totalAmount += child.totalAmount;
    hasEntries ||= child.hasEntries;
  }
  return { ...row, totalAmount, hasEntries, children };
}
