import type { ItemKind } from '@/lib/contract/item-kind';
import type { Problem } from '@/lib/contract/problem';
import type { Instant } from '@/lib/dates/instant';

/**
 * Bills or invoices that the books would have only in part, and how many of them are voided. `numbers`: of the first of them, perhaps
 * empty texts.
 */
export type ItemsAcrossStart = { kind: ItemKind; count: number; voided: number; numbers: readonly string[] };

/**
 * Why the books cannot start there, if they cannot: of a bill before it that is paid after it, the payment alone would be in the
 * books, and look like credit of the vendor; of one that was paid before it, what is owed.
 */
export function refuseAcrossStart(start: Instant, across: readonly ItemsAcrossStart[]): Problem | null {
  const found = across.filter(({ count }) => count > 0);
  if (found.length === 0) return null;
  const items = found.map(nameItems).join(' and ');
  const message = `${items} would be owed on one side of it and settled on the other`;
  return {
    code: 'conflict',
    detail: `The books cannot start at ${start}: ${message}. Choose another day${orWhat(found)}.`,
    errors: [{ path: '/entries_start', code: 'settled_across_start', message }],
  };
}

/** Why the books cannot start between an entry and its reversal before it: the entry would count on, and be called reversed. */
export function refuseBetweenReversal(start: Instant, originalId: string | null): Problem | null {
  if (originalId === null) return null;
  const message = `${originalId} would be in the books, and its reversal before them`;
  return {
    code: 'conflict',
    detail: `The books cannot start at ${start}: ${message}. Choose another day, or give the reversal the day of its entry.`,
    errors: [{ path: '/entries_start', code: 'reversed_before_start', message, resource_id: originalId }],
  };
}

function orWhat(found: readonly ItemsAcrossStart[]): string {
  const voided = found.reduce((sum, each) => sum + each.voided, 0);
  if (voided === 0) return ', or remove what settles them first';
  const [were, its] = voided === 1 ? ['was', 'its posting'] : ['were', 'their postings'];
  return `: ${voided} of them ${were} voided after a lock, and neither ${its} nor the reversal can be moved`;
}

function nameItems({ kind, count, numbers }: ItemsAcrossStart): string {
  const named = numbers.filter((number) => number !== '');
  const rest = named.length > 0 && count > named.length ? ', …' : '';
  const names = named.length > 0 ? ` (${named.join(', ')}${rest})` : '';
  return `${count} ${kind}${count === 1 ? '' : 's'}${names}`;
}
