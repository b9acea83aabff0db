import {
  type FinancialAccountType,
  fittingAccountTypes,
  type LedgerSubtype,
  type LedgerType,
  ledgerSubtypes,
} from '@/lib/contract/ledger';
import type { Fault } from '@/lib/contract/problem';

/** Levels that a chart of accounts may have, counting the root. */
export const deepestLevel = 10;

type Placed = { type: LedgerType; parent_id: string | null };
type LedgersById = ReadonlyMap<string, Placed>;
export type LedgerCandidate = Placed & {
  /** Null for a ledger that is about to be created. */
  id: string | null;
  subtype: LedgerSubtype;
  financial_account_type: FinancialAccountType | null;
};

/**
 * All faults of a ledger to be created, or to be moved with everything below it; empty when it may be saved.
 * @param ledgersById every ledger of the business; a moved one still at its old place
 */
export function checkLedger(candidate: LedgerCandidate, ledgersById: LedgersById): Fault[] {
  return [
    ...subtypeFaults(candidate),
    ...accountTypeFaults(candidate),
    ...parentFaults(candidate, ledgersById),
  ];
}

function subtypeFaults({ type, subtype }: LedgerCandidate): Fault[] {
  const allowed: readonly LedgerSubtype[] = ledgerSubtypes[type];
  if (allowed.includes(subtype)) return [];
  const message = `must be one of ${allowed.join(', ')} for a ledger of type ${type}`;
  return [{ path: '/subtype', code: 'subtype_mismatch', message }];
}

function accountTypeFaults({ id, type, financial_account_type: kind }: LedgerCandidate): Fault[] {
  const fitting = fittingAccountTypes[type];
  // Older books may have one that does not fit. It stays: the kind of a ledger is fixed when it is created.
  if (id !== null || kind === null || fitting.includes(kind)) return [];
  const allowed = fitting.length === 0 ? 'null' : `one of ${fitting.join(', ')}, or null,`;
  const message = `must be ${allowed} for a ledger of type ${type}`;
  return [{ path: '/financial_account_type', code: 'account_type_mismatch', message }];
}

function parentFaults(candidate: LedgerCandidate, ledgersById: LedgersById): Fault[] {
  if (candidate.parent_id === null) return [];
  const parent = ledgersById.get(candidate.parent_id);
  if (!parent) return [parentFault('not_found', 'is not the identifier of a ledger')];
  const faults: Fault[] = [];
  if (parent.type !== candidate.type) {
    const message = `must be a ledger of type ${candidate.type}, and is of type ${parent.type}`;
    faults.push(parentFault('parent_type_mismatch', message));
  }
  const above = ancestorsOf(candidate.parent_id, ledgersById);
  if (candidate.id !== null && above.has(candidate.id)) {
    return [
      ...faults,
      parentFault('parent_cycle', 'must not be the ledger itself or one of its descendants'),
    ];
  }
  const levels = above.size + levelsFrom(candidate.id, ledgersById);
  if (levels > deepestLevel) {
    const message = `would make ${levels} levels; a chart has at most ${deepestLevel}`;
    faults.push(parentFault('too_deep', message));
  }
  return faults;
}

function parentFault(code: string, message: string): Fault {
  return { path: '/parent_id', code, message };
}

/** The ledger and all above it. Ends even where the books hold a cycle already. */
function ancestorsOf(id: string, ledgersById: LedgersById): Set<string> {
  const above = new Set<string>();
  for (let next: string | null = id; next !== null && !above.has(next); ) {
    above.add(next);
    next = ledgersById.get(next)?.parent_id ?? null;
  }
  return above;
}

/** How many levels the ledger and all below it take up: 1 for one without children. */
function levelsFrom(id: string | null, ledgersById: LedgersById): number {
  if (id === null) return 1;
  const childrenOf = new Map<string, string[]>();
  for (const [child, { parent_id: parent }] of ledgersById) {
    if (parent === null) continue;
    const siblings = childrenOf.get(parent);
    if (siblings) siblings.push(child);
    else childrenOf.set(parent, [child]);
  }
  let levels = 0;
  const seen = new Set<string>();
  for (let level = [id]; level.length > 0; levels += 1) {
    for (const each of level) seen.add(each);
    level = level.flatMap((each) => childrenOf.get(each) ?? []).filter((each) => !seen.has(each));
  }
  return levels;
}
