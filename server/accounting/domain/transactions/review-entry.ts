import type { Entry } from '../journal-entry/entry';

/**
 * The entry of a transaction that is called reviewed, or no longer: a reviewed transaction is one whose entry is confirmed. The
 * same entry where it says so already; one that waits for the owner keeps waiting.
 */
export function reviewEntry(entry: Entry, reviewed: boolean): Entry {
  if (reviewed === (entry.reviewStatus === 'confirmed')) return entry;
  return { ...entry, reviewStatus: reviewed ? 'confirmed' : 'bookkeeper_pending' };
}
