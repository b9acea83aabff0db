import type { EntryChange, LeftReason } from '@/lib/contract/entry-change';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import type { LedgerIndex } from '../../entry-summary';
import { partedByMoving } from '../../links/entry-links';
import { changeableLine, whyLedgersStay } from '../../open-lines';
import { unreadyLine } from './readiness';

/** What an act would do to a selection: how many entries it changes, and how many stay as they are. */
export type ActPreview = Pick<EntryChange, 'changed' | 'left'>;

type ReasonOf = (entry: JournalEntry) => LeftReason | null;

/**
 * Why an entry stays as it is when a selection is confirmed, as the service says it where it confirms a whole list; null where
 * it is confirmed.
 * @param isAsked whether a suggested link of it is still to be decided
 */
export function leftByConfirming(
  entry: JournalEntry,
  ledgers: LedgerIndex,
  isAsked: boolean,
): LeftReason | null {
  // What an entry suggested as a payment needs is a decision, not a ledger.
  if (isAsked) return 'link_suggested';
  if (!unreadyLine(entry, ledgers)) return null;
  return entry.categorization_method === 'uncategorized' ? 'no_ledger' : 'party_required';
}

/** Why an entry stays as it is when a selection is put on another ledger; null where it is put there. */
export function leftByMoving(
  entry: JournalEntry,
  ledgers: LedgerIndex,
  currency: string,
  { isLocked, links }: { isLocked: boolean; links: readonly TransactionLink[] | undefined },
): LeftReason | null {
  if (isLocked) return 'locked';
  if (entry.categorization_method === 'transfer' || partedByMoving(links)) return 'linked';
  if (whyLedgersStay(entry, ledgers, currency) !== null) return 'refused';
  return changeableLine(entry, ledgers, currency) ? null : 'several_lines';
}

/** What an act does to the entries. */
export function previewOf(entries: readonly JournalEntry[], reasonOf: ReasonOf): ActPreview {
  return countReasons(entries.map(reasonOf));
}

/** The preview of a selection without some of its entries, of each the reason why it would stay, or null. */
export function previewWithout(preview: ActPreview, removed: Iterable<LeftReason | null>): ActPreview {
  const less = countReasons([...removed]);
  const countIn = (reason: LeftReason) => less.left.find((each) => each.reason === reason)?.count ?? 0;
  return {
    changed: Math.max(0, preview.changed - less.changed),
    left: preview.left
      .map(({ reason, count }) => ({ reason, count: count - countIn(reason) }))
      .filter(({ count }) => count > 0),
  };
}

/** How many entries a selection has. */
export function sizeOf({ changed, left }: ActPreview): number {
  return left.reduce((sum, { count }) => sum + count, changed);
}

function countReasons(reasons: readonly (LeftReason | null)[]): ActPreview {
  const counts = new Map<LeftReason, number>();
  let changed = 0;
  for (const reason of reasons) {
    if (reason === null) changed += 1;
    else counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return { changed, left: [...counts].map(([reason, count]) => ({ reason, count })) };
}
