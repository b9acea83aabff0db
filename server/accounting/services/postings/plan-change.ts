import { cleanDescription } from '../../domain/categorization/clean-description';
import type { Entry } from '../../domain/journal-entry/entry';
import type { AnyItem } from '../../domain/postings/any-item';
import { isPosted } from '../../domain/postings/open-item';
import { postingLines, samePosting } from '../../domain/postings/posting-lines';
import type { BusinessContext } from '../context';
import { controlLedgerOf, type PostingChart, partsOf } from './control-ledgers';
import { newLineId, newPosting, newReversal, postingDescription, unlocked } from './new-posting';
import type { ItemChange } from './save-item-change';

/**
 * What an edited bill or invoice does to its postings: the entry that posts it follows it, voiding takes that entry
 * back by another one, and leaving voided (or a draft) posts anew. An entry once taken back is never touched again.
 */
export function planChange<Item extends AnyItem>(
  ctx: BusinessContext,
  before: Item,
  edited: Item,
  entries: readonly Entry[],
  chart: PostingChart,
): ItemChange<Item> {
  const plan = { before, entries };
  if (!isPosted(before)) {
    if (!isPosted(edited)) return { ...plan, after: edited, changed: [], created: [] };
    const wasTakenBack = before.status === 'voided';
    const at = edited.postedAt ?? ctx.now;
    const posting = newPosting(ctx, edited, chart, wasTakenBack ? unlocked(ctx, at) : at);
    return { ...plan, after: { ...edited, journalEntryId: posting.id }, changed: [], created: [posting] };
  }
  const posting = entries.find((entry) => entry.id === before.journalEntryId);
  if (!posting) throw new Error(`${before.id} is posted by an entry that is not there`);
  const followed = follow(ctx, posting, before, edited, chart);
  const changed = followed === posting ? [] : [followed];
  if (isPosted(edited)) return { ...plan, after: edited, changed, created: [] };
  return {
    ...plan,
    after: { ...edited, journalEntryId: null },
    changed,
    created: [newReversal(ctx, followed)],
  };
}

/** The posting entry as the edited item wants it; the same one when nothing of it changes. */
function follow(
  ctx: BusinessContext,
  posting: Entry,
  before: AnyItem,
  edited: AnyItem,
  chart: PostingChart,
): Entry {
  const lines = postingLines(edited.kind, partsOf(edited, chart), controlLedgerOf(edited, chart), newLineId);
  const sameLines = samePosting(posting.lines, lines);
  const description = postingDescription(edited);
  const sameTime = edited.postedAt === before.postedAt;
  if (sameLines && sameTime && description === postingDescription(before)) return posting;
  const datetime = sameTime ? posting.datetime : (edited.postedAt ?? posting.datetime);
  return {
    ...posting,
    description,
    cleanDescription: cleanDescription(description),
    datetime,
    isBeforeStart: datetime < ctx.business.entries_start,
    lines: sameLines ? posting.lines : lines,
  };
}
