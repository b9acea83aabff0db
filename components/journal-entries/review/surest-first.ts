import type { JournalEntry } from '@/lib/contract/journal-entry';
import { provenanceOf } from '../provenance';

/** The entries by how likely their ledger is right, the surest first; of the same likelihood in the order they had. */
export function surestFirst(entries: readonly JournalEntry[]): JournalEntry[] {
  return entries.toSorted((left, right) => sureness(right) - sureness(left));
}

/** What no probability is stated for is sure where a person, a rule or a bill decided, and last where nothing is known. */
function sureness({ categorization_method, categorization_confidence }: JournalEntry): number {
  if (categorization_confidence !== null) return categorization_confidence;
  const { certainty } = provenanceOf[categorization_method];
  return certainty === 'open' ? -1 : 1;
}
