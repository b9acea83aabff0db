import type { Instant } from '@/lib/dates/instant';
import type { Books } from '../books';
import type { Chart } from '../chart-of-accounts/chart';
import { firstUnlocked } from '../journal-entry/books-lock';
import type { Entry, Line } from '../journal-entry/entry';
import type { AnyItem } from './any-item';
import { documentWords } from './document-words';
import { controlLedgerOf, itemPartsOf } from './item-parts';
import { type ItemPosting, itemPosting } from './item-posting';
import { isPosted } from './open-item';
import { postItem, voidPosting } from './post-item';
import { postingLines, samePosting, taggedAs } from './posting-lines';
import { settleByStatus } from './settle-by-status';

/**
 * What an edited bill or invoice does to its postings: the entry that posts it follows it, voiding reverses that entry,
 * and leaving voided (or a draft) posts again. A reversed entry is never touched again.
 * @param asked the status that the request names; null when it names none
 * @param posted all that the item is posted or settled by
 */
export function repostItem<Item extends AnyItem>(
  books: Books,
  before: Item,
  edited: Item,
  asked: string | null,
  posted: PostedItem,
  chart: Chart,
): ItemPosting<Item> {
  const change = changePosting(books, before, edited, posted, chart);
  return settleByStatus(books, change, asked, posted.entries, chart);
}

/** What a bill or invoice is posted, paid or settled by. */
export type PostedItem = {
  entries: readonly Entry[];
  /** Until when a former posting stands, which was voided right after a lock; null where none was. */
  voidedAfterLock: Instant | null;
  /** Of the posting that was voided last; none where none was. */
  formerLines: readonly Line[];
};

function changePosting<Item extends AnyItem>(
  books: Books,
  before: Item,
  edited: Item,
  { entries, voidedAfterLock, formerLines }: PostedItem,
  chart: Chart,
): ItemPosting<Item> {
  if (!isPosted(before)) {
    if (!isPosted(edited)) return { after: edited, posting: itemPosting(entries) };
    const at = latest(edited.postedAt ?? books.now, voidedAfterLock);
    const wasVoided = before.status === 'voided';
    const made = postItem(books, edited, chart, wasVoided ? firstUnlocked(books, at) : at);
    const entry = { ...made, lines: taggedAs(made.lines, formerLines) };
    return { after: { ...edited, journalEntryId: entry.id }, posting: itemPosting(entries, [], [entry]) };
  }
  const posted = entries.find((entry) => entry.id === before.journalEntryId);
  if (!posted) throw new Error(`${before.id} is posted by an entry that is not there`);
  const followed = follow(books, posted, before, edited, voidedAfterLock, chart);
  if (isPosted(edited)) return { after: edited, posting: itemPosting(entries, [followed]) };
  const reversal = voidPosting(books, followed);
  return {
    after: { ...edited, journalEntryId: null },
    posting: itemPosting(entries, [followed], [reversal]),
  };
}

/** The posting entry as the edited item wants it; the same one when nothing of it changes. */
function follow(
  books: Books,
  posting: Entry,
  before: AnyItem,
  edited: AnyItem,
  voidedAfterLock: Instant | null,
  chart: Chart,
): Entry {
  const lines = postingLines(books, edited.kind, itemPartsOf(edited, chart), controlLedgerOf(edited, chart));
  const sameLines = samePosting(posting.lines, lines);
  const words = documentWords(edited.kind, edited);
  const sameWords = words.description === documentWords(before.kind, before).description;
  const sameTime = edited.postedAt === before.postedAt;
  if (sameLines && sameTime && sameWords) return posting;
  const datetime = sameTime ? posting.datetime : latest(edited.postedAt ?? posting.datetime, voidedAfterLock);
  return {
    ...posting,
    ...(sameWords ? {} : words),
    datetime,
    isBeforeStart: datetime < books.entriesStart,
    lines: sameLines ? posting.lines : taggedAs(lines, posting.lines),
  };
}

/** No posting stands beside a former one. */
function latest(at: Instant, voidedAfterLock: Instant | null): Instant {
  return voidedAfterLock !== null && voidedAfterLock > at ? voidedAfterLock : at;
}
