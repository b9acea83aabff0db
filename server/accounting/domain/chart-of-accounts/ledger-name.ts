import type { Problem } from '@/lib/contract/problem';

type LedgerName = { name: string; parent_id: string | null };

/**
 * The refusal of a name that another ledger under the same parent has.
 * @param wanted `id` null for a ledger that is about to be created
 */
export function refuseTakenName(
  ledgers: readonly (LedgerName & { id: string })[],
  wanted: LedgerName & { id: string | null },
): Problem | null {
  const isTaken = ledgers.some(
    (each) => each.id !== wanted.id && each.parent_id === wanted.parent_id && each.name === wanted.name,
  );
  if (!isTaken) return null;
  const detail = `Another ledger under the same parent is named ${JSON.stringify(wanted.name)}.`;
  return { code: 'duplicate', detail, errors: [{ path: '/name', code: 'duplicate', message: 'is taken' }] };
}
