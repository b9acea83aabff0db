import { comparable } from '@/lib/comparable';
import type { Ledger, LedgerBalance, LedgerType } from '@/lib/contract/ledger';
import { unitsOfAmount } from '@/lib/format/amount';
import { usualSideOf } from './ledger-words';

/** A ledger of the tree. Balances are minor units on the ledger's normal side. */
export type LedgerNode = {
  ledger: Ledger;
  /** What was posted to the ledger itself. */
  own: bigint;
  /** With everything below it; a contra ledger below takes away. */
  total: bigint;
  isContra: boolean;
  /** The balance is that of the fiscal year to date. */
  isYearToDate: boolean;
  children: LedgerNode[];
};

/** A section of the chart; its total is on the type's normal side. */
export type LedgerSection = {
  type: LedgerType;
  total: bigint;
  /** Whether every ledger of the type opens each fiscal year at zero. */
  isYearToDate: boolean;
  nodes: LedgerNode[];
};

const types: readonly LedgerType[] = ['asset', 'liability', 'equity', 'revenue', 'expense'];

/** The chart of accounts as sections of trees, in the order in which the ledgers come. */
export function ledgerSections(
  ledgers: readonly Ledger[],
  balances: readonly LedgerBalance[],
  currency: string,
): LedgerSection[] {
  const ownOf = new Map(
    balances.map(({ ledger_id, balance }) => [ledger_id, unitsOfAmount(balance, currency)]),
  );
  const resetting = new Set(
    balances.filter((each) => each.resets_each_fiscal_year).map((each) => each.ledger_id),
  );
  const known = new Set(ledgers.map((ledger) => ledger.id));
  const childrenOf = new Map<string, Ledger[]>();
  for (const ledger of ledgers) {
    const parent = ledger.parent_id !== null && known.has(ledger.parent_id) ? ledger.parent_id : 'root';
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), ledger]);
  }

  const nodeOf = (ledger: Ledger): LedgerNode => {
    const children = (childrenOf.get(ledger.id) ?? []).map(nodeOf);
    const own = ownOf.get(ledger.id) ?? 0n;
    const total = children.reduce((sum, child) => sum + onSideOf(ledger, child), own);
    return {
      ledger,
      own,
      total,
      isContra: ledger.debit_credit !== usualSideOf(ledger.type),
      isYearToDate: resetting.has(ledger.id),
      children,
    };
  };

  const roots = (childrenOf.get('root') ?? []).map(nodeOf);
  return types.map((type) => {
    const nodes = roots.filter((node) => node.ledger.type === type);
    const total = nodes.reduce((sum, node) => sum + (node.isContra ? -node.total : node.total), 0n);
    return { type, total, isYearToDate: type === 'revenue' || type === 'expense', nodes };
  });
}

function onSideOf(parent: Ledger, child: LedgerNode): bigint {
  return child.ledger.debit_credit === parent.debit_credit ? child.total : -child.total;
}

export type LedgerFilter = { search: string; showsArchived: boolean };

/**
 * What the filter leaves, with the parents of what it leaves, so that the tree stays a tree. An archived ledger that holds an amount
 * stays: the rows add up to their section.
 */
export function filterNodes(nodes: readonly LedgerNode[], filter: LedgerFilter): LedgerNode[] {
  const words = comparable(filter.search).split(/\s+/).filter(Boolean);
  return nodes.flatMap((node) => {
    const children = filterNodes(node.children, filter);
    const text = comparable(`${node.ledger.sort_code ?? ''} ${node.ledger.name}`);
    const isFound = words.every((word) => text.includes(word));
    const isShown = isFound && (filter.showsArchived || !node.ledger.archived || node.total !== 0n);
    return isShown || children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** The rows in sight: depth 0 for a root; nothing below a collapsed ledger. */
export function visibleRows(
  nodes: readonly LedgerNode[],
  isCollapsed: (ledgerId: string) => boolean,
  depth = 0,
): { node: LedgerNode; depth: number }[] {
  return nodes.flatMap((node) => [
    { node, depth },
    ...(isCollapsed(node.ledger.id) ? [] : visibleRows(node.children, isCollapsed, depth + 1)),
  ]);
}
