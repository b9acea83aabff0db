import type { EntityType } from '@/lib/contract/business';
import type { LedgerSubtype } from '@/lib/contract/ledger';
import type { RecordKey } from '@/lib/contract/record-key';
import { compareLedgers } from '../chart-of-accounts/compare-ledgers';
import { equityWords } from '../chart-of-accounts/equity-words';
import type { ReportLedger } from './report-ledger';

/** A ledger with those of its children that are in the same part of a report. */
export type LedgerNode = { key: RecordKey; ledger: ReportLedger; children: LedgerNode[] };

/** The ledgers of one subtype. */
export type SubtypeGroup = { subtype: LedgerSubtype; nodes: LedgerNode[] };

const subtypeNames: Record<Exclude<LedgerSubtype, 'retained_earnings'>, string> = {
  current_asset: 'Current assets',
  fixed_asset: 'Fixed assets',
  other_asset: 'Other assets',
  uncategorized_asset: 'Uncategorized assets',
  current_liability: 'Current liabilities',
  long_term_liability: 'Long-term liabilities',
  contribution: 'Contributions',
  distribution: 'Distributions',
  common_stock: 'Common stock',
  preferred_stock: 'Preferred stock',
  additional_capital: 'Additional capital',
  opening_balance: 'Opening balance',
  memo: 'Memo',
  operating_revenue: 'Operating revenue',
  other_inflow: 'Other inflow',
  cost_of_goods_sold: 'Cost of goods sold',
  operating_expense: 'Operating expenses',
  other_outflow: 'Other outflow',
};

/** What a group of ledgers is called in a business of that legal form. */
export function subtypeName(subtype: LedgerSubtype, entityType: EntityType): string {
  return subtype === 'retained_earnings' ? equityWords[entityType].ledger : subtypeNames[subtype];
}

/**
 * The ledgers in a group a subtype, in the order of `subtypes`; a subtype without ledgers has none.
 * A ledger is shown under its parent only where both have one subtype; else where its own subtype is shown.
 */
export function subtypeGroups(
  ledgers: readonly ReportLedger[],
  subtypes: readonly LedgerSubtype[],
): SubtypeGroup[] {
  return subtypes
    .map((subtype) => ({
      subtype,
      nodes: ledgerTree(ledgers.filter((ledger) => ledger.subtype === subtype)),
    }))
    .filter((group) => group.nodes.length > 0);
}

/**
 * The identifiers with those of all ledgers below them in a report.
 * @param partOf the part of the report that a ledger is in
 */
export function withLedgersBelow(
  ledgers: readonly ReportLedger[],
  ids: readonly string[],
  partOf: (ledger: ReportLedger) => string = ({ subtype }) => subtype,
): Set<string> {
  const below = new Map<string, string[]>();
  const byId = new Map(ledgers.map((ledger) => [ledger.id, ledger]));
  for (const ledger of ledgers) {
    const parent = ledger.parent_id === null ? undefined : byId.get(ledger.parent_id);
    if (!parent || partOf(parent) !== partOf(ledger)) continue;
    below.set(parent.id, [...(below.get(parent.id) ?? []), ledger.id]);
  }
  const found = new Set(ids);
  // A set gives what is added to it while one walks through it.
  for (const id of found) for (const child of below.get(id) ?? []) found.add(child);
  return found;
}

export function ledgerKey(ledgerId: string): RecordKey {
  return `ledger:${ledgerId}`;
}

/** The given ledgers in report order, each under its parent if that is given too. */
function ledgerTree(ledgers: readonly ReportLedger[]): LedgerNode[] {
  const nodes = [...ledgers]
    .sort(compareLedgers)
    .map((ledger): LedgerNode => ({ key: ledgerKey(ledger.id), ledger, children: [] }));
  const byId = new Map(nodes.map((node) => [node.ledger.id, node]));
  const roots: LedgerNode[] = [];
  for (const node of nodes) {
    const parent = node.ledger.parent_id === null ? undefined : byId.get(node.ledger.parent_id);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}
