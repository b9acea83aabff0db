import type { Choice } from '@/components/ui/choice';
import type { Ledger, LedgerType } from '@/lib/contract/ledger';

const groupNames: Record<LedgerType, string> = {
  asset: 'Assets',
  liability: 'Liabilities',
  equity: 'Equity',
  revenue: 'Revenue',
  expense: 'Expenses',
};

/** What a bookkeeper mostly looks for comes first; within a type the order of the reports stays. */
const groupOrder: LedgerType[] = ['expense', 'revenue', 'asset', 'liability', 'equity'];

/** The ledgers as choices, each with its parents' names where it stands under others. */
export function ledgerChoices(ledgers: readonly Ledger[]): Choice[] {
  const byId = new Map(ledgers.map((ledger) => [ledger.id, ledger]));
  return ledgers
    .filter((ledger) => !ledger.archived)
    .toSorted((left, right) => groupOrder.indexOf(left.type) - groupOrder.indexOf(right.type))
    .map((ledger) => {
      const parents = parentNames(ledger, byId);
      return {
        id: ledger.id,
        name: ledger.name,
        group: groupNames[ledger.type],
        ...(parents ? { detail: parents } : {}),
      };
    });
}

function parentNames(ledger: Ledger, byId: ReadonlyMap<string, Ledger>): string {
  const names: string[] = [];
  let parent = ledger.parent_id === null ? undefined : byId.get(ledger.parent_id);
  while (parent && names.length < byId.size) {
    names.unshift(parent.name);
    parent = parent.parent_id === null ? undefined : byId.get(parent.parent_id);
  }
  return names.join(' › ');
}
