import type { Choice } from '@/components/ui/choices/choice';
import type { Ledger, LedgerType } from '@/lib/contract/ledger';

/** The choice of no parent; no identifier looks like it. */
export const topLevel = 'top level';

/**
 * The parents that a ledger can have: at the top, or under one of its type that is not archived, itself, or below it. Its present parent is always among them.
 * @param ledgerId null for a new one
 */
export function parentChoices(
  ledgers: readonly Ledger[],
  type: LedgerType,
  ledgerId: string | null,
): Choice[] {
  const below = new Set(ledgerId === null ? [] : [ledgerId]);
  // A set gives what is added to it while one walks through it.
  for (const id of below) for (const ledger of ledgers) if (ledger.parent_id === id) below.add(ledger.id);
  const present = ledgers.find((ledger) => ledger.id === ledgerId)?.parent_id;
  const parents = ledgers.filter(
    (each) => each.type === type && (!each.archived || each.id === present) && !below.has(each.id),
  );
  return [
    { id: topLevel, name: 'Top level' },
    ...parents.map(({ id, name, sort_code }) => ({ id, name, ...(sort_code ? { detail: sort_code } : {}) })),
  ];
}
