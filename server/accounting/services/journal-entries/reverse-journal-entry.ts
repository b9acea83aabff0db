import type { JournalEntry, JournalEntryReverse } from '@/lib/contract/journal-entry';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, refuse } from '@/lib/result';
import { cleanDescription } from '../../domain/categorization/clean-description';
import { isLocked, periodLocked } from '../../domain/journal-entry/books-lock';
import { totalChanges } from '../../domain/journal-entry/period-totals';
import { reversalOf } from '../../domain/journal-entry/reversal';
import { refuseReversal } from '../../domain/postings/keep-posting';
import { findReversal } from '../../store/journal-entry/entries-of-ledger';
import { insertEntries, lockEntries } from '../../store/journal-entry/journal-entry-store';
import { relyOnChart } from '../../store/ledger-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';
import { presentEntry } from './present-entry';

const longestDescription = 512;

/** Adds the entry that takes back another one. What is reversed already is not reversed twice. */
export async function reverseJournalEntry(
  ctx: BusinessContext,
  input: JournalEntryReverse & { journal_entry_id: string },
): Promise<Outcome<JournalEntry>> {
  relyOnChart(ctx.db, ctx.business.id);
  const [original] = await lockEntries(ctx.db, ctx.business.id, [input.journal_entry_id]);
  if (!original) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, original.version);
  if (stale) return refuse(stale);
  const belongs = refuseReversal(original);
  if (belongs) return refuse(belongs);
  const earlier = await findReversal(ctx.db, ctx.business.id, original.id);
  if (earlier) return refuse({ code: 'conflict', detail: `The entry is reversed by ${earlier} already.` });
  const { books_locked_through: lockedThrough, entries_start: start } = ctx.business;
  const datetime = input.datetime ?? original.datetime;
  if (isLocked(lockedThrough, datetime)) return refuse(periodLocked(lockedThrough, '/datetime'));

  const description = input.description ?? cutText(`Reversal of ${original.description}`, longestDescription);
  const reversal = reversalOf(original, {
    id: newIdentifier('journal_entry'),
    lineIds: original.lines.map(() => newIdentifier('line_entry')),
    description,
    cleanDescription: cleanDescription(description),
    datetime,
    isBeforeStart: datetime < start,
    now: ctx.now,
  });
  const changes = totalChanges([{ before: null, after: reversal }]);
  insertEntries(ctx.db, ctx.business.id, [reversal], changes);
  ctx.totalsChanged(ctx.business.id, changes.length);
  const presented = presentEntry(ctx.business, reversal);
  audit(ctx, ctx.business.id, [
    {
      action: 'create',
      resourceType: 'journal_entry',
      resourceId: reversal.id,
      before: null,
      after: presented,
    },
    {
      action: 'reverse',
      resourceType: 'journal_entry',
      resourceId: original.id,
      before: null,
      after: { reversed_by: reversal.id },
    },
  ]);
  return accept(presented);
}

/** Never between the halves of a surrogate pair. */
function cutText(text: string, length: number): string {
  const cut = text.slice(0, length);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
