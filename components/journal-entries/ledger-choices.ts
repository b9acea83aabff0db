import type { Choice } from '@/components/ui/choices/choice';
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

/**
 * The ledgers as choices, each with its code and its parents' names, if any. Recently chosen ones come first.
 * @param recent identifiers of ledgers, the latest first
 */
export function ledgerChoices(ledgers: readonly Ledger[], recent: readonly string[] = []): Choice[] {
  const byId = new Map(ledgers.map((ledger) => [ledger.id, ledger]));
  const place = ({ id, type }: Ledger) => {
    const index = recent.indexOf(id);
    return index === -1 ? recent.length + groupOrder.indexOf(type) : index;
  };
  return ledgers
    .filter((ledger) => !ledger.archived)
    .toSorted((left, right) => place(left) - place(right))
    .map((ledger) => {
      const parents = parentNames(ledger, byId);
      return {
        id: ledger.id,
        name: ledger.name,
        group: recent.includes(ledger.id) ? 'Recent' : groupNames[ledger.type],
        ...(ledger.sort_code ? { code: ledger.sort_code } : {}),
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
