import { readData } from '@/lib/client/read-data';
import { addressOf, type ReadAnswer } from '@/lib/reads/read';
import { suggestionReads } from '@/lib/reads/suggestion-reads';

/**
 * From this confidence on entries are offered to be confirmed together: a person looks at the payee and the ledger, not at each
 * entry, so guesses are left to be decided one by one.
 */
const offeredFrom = 0.8;

export type SuggestionChanges = ReadAnswer<typeof suggestionReads.changes>['data'];

/** Null where nobody answers: the next change asks again. */
export async function readChanges(
  businessId: string,
  since: string | null,
): Promise<SuggestionChanges | null> {
  const query = since === null ? {} : { since, confidence_from: offeredFrom };
  try {
    const address = addressOf(suggestionReads.changes, businessId, { query });
    return (await readData<ReadAnswer<typeof suggestionReads.changes>>(address)).data;
  } catch {
    return null;
  }
}
