import type { JournalEntry } from '@/lib/contract/journal-entry';

/** The later of two answers about an entry. */
export function laterAnswer(answered: JournalEntry, known: JournalEntry | undefined): JournalEntry {
  if (!known || known.version < answered.version) return answered;
  // An entry that is reversed has no other version.
  const isReversed = answered.reversed_by !== undefined && known.reversed_by === undefined;
  return isReversed && known.version === answered.version ? answered : known;
}
