import type { Entry } from '../journal-entry/entry';
import type { AnyItem } from './any-item';
import { changeAt, type Posting } from './posting';

/** A bill or invoice as it will be, with what that does to the ledger. */
export type ItemPosting<Item extends AnyItem = AnyItem> = { after: Item; posting: Posting };

/**
 * What changes of an item's entries. All of them are part of it: what a payment counts on may change with every other
 * payment and line of its item.
 * @param created by the status that the request names
 */
export function itemPosting(
  entries: readonly Entry[],
  changed: readonly Entry[] = [],
  created: readonly Entry[] = [],
): Posting {
  const afterById = new Map(changed.map((entry) => [entry.id, entry]));
  return {
    created: created.map((after) => ({ after, datetimePath: '/status' })),
    changed: entries.map((before) => changeAt('', before, afterById.get(before.id) ?? before)),
  };
}
