import type { Instant } from '@/lib/dates/instant';
import type { Entry } from './entry';

/** What a reversal does not take from the entry that it takes back. `lineIds` are as many as the entry has lines. */
export type ReversalDetails = Pick<
  Entry,
  'id' | 'description' | 'cleanDescription' | 'datetime' | 'isBeforeStart'
> & { lineIds: readonly string[]; now: Instant };

/** The same lines with sides exchanged: together the two entries leave every balance as it was, also of cash movements. */
export function reversalOf(original: Entry, details: ReversalDetails): Entry {
  const { lineIds, now, ...own } = details;
  return {
    ...original,
    ...own,
    isReconciled: false,
    reviewStatus: 'bookkeeper_pending',
    transactionId: null,
    reversalOf: original.id,
    categorizationMethod: 'manual',
    notes: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
    lines: original.lines.map((line, index) => {
      const id = lineIds[index];
      if (id === undefined) throw new Error('a reversal needs an identifier for each line');
      return { ...line, id, position: index, side: line.side === 'debit' ? 'credit' : 'debit' };
    }),
  };
}
