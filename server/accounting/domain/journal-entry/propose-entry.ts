import type { JournalEntryCreate } from '@/lib/contract/journal-entry';
import { invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import type { Creation } from '../postings/posting';
import { checkBalance } from './check-lines';
import type { Line } from './entry';
import { newEntry } from './new-entry';
import { type KnownRecords, proposeLines, tagFaults } from './propose-lines';

/**
 * The entry that a person writes, or why it is refused: unknown tags and the faults of its lines, then its balance.
 * @param path JSON pointer of the entry in the request
 */
export function proposeEntry(
  books: Books,
  input: JournalEntryCreate,
  named: KnownRecords,
  path: string,
): Result<Creation, Problem> {
  const unknownTags = tagFaults(input.tag_ids ?? [], named.tags, `${path}/tag_ids`);
  const lines = proposeLines(books, input.lines, named, `${path}/lines`, 0);
  if (!lines.ok) return refuse(invalid([...unknownTags, ...lines.problem]));
  if (unknownTags.length > 0) return refuse(invalid(unknownTags));
  const unbalanced = checkBalance(lines.value, books.currency, `${path}/lines`);
  if (unbalanced) return refuse(unbalanced);
  const after = newEntry(books, {
    description: input.description,
    datetime: input.datetime,
    lines: withTagsOfEntry(lines.value, input.tag_ids ?? []),
    ...(input.review_status ? { reviewStatus: input.review_status } : {}),
    notes: input.notes ?? null,
  });
  return accept({ after, datetimePath: `${path}/datetime` });
}

/** Tags of the whole entry are put on each of its lines, before the line's own. */
function withTagsOfEntry(lines: Line[], tagIds: readonly string[]): Line[] {
  if (tagIds.length === 0) return lines;
  return lines.map((line) => ({ ...line, tagIds: [...new Set([...tagIds, ...line.tagIds])] }));
}
