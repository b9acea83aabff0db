import type { Problem } from '@/lib/contract/problem';
import type { Instant } from '@/lib/dates/instant';
import { noChart } from '../../domain/chart-of-accounts/chart';
import type { Entry } from '../../domain/journal-entry/entry';
import type { Change } from '../../domain/postings/posting';
import { onItsSideOfStart } from '../../domain/postings/settlement-entry';
import { lockEntriesBetween } from '../../store/journal-entry/entries-between';
import { markClearedBetween } from '../../store/open-items/mark-cleared';
import type { BusinessContext } from '../context';
import { post } from '../postings/post';

const batch = 1000;

/**
 * Takes the entries between the old and the new start of the books into the reports, or out of them, and settles again
 * the bills and invoices that they post or pay; what settles these otherwise is asked about in the books alone. The business is saved with its new start already.
 */
export async function moveBooksStart(ctx: BusinessContext, entriesStart: Instant): Promise<Problem | null> {
  const before = ctx.business.entries_start;
  const [from, until] = before < entriesStart ? [before, entriesStart] : [entriesStart, before];
  for (let last: Entry | null = null; ; ) {
    const entries = await lockEntriesBetween(ctx.db, ctx.business.id, { from, until, after: last }, batch);
    const changed = entries.map((entry) => moved(entry, entriesStart));
    const posted = await post(ctx, { created: [], changed }, { chart: noChart });
    if (!posted.ok) return posted.problem;
    await ctx.db.settled();
    last = entries.at(-1) ?? null;
    if (entries.length < batch) break;
  }
  markClearedBetween(ctx.db, ctx.business.id, { from, until });
  return null;
}

function moved(entry: Entry, entriesStart: Instant): Change {
  const isBeforeStart = entry.datetime < entriesStart;
  const after = onItsSideOfStart(entry, isBeforeStart);
  return { before: entry, after, path: '/entries_start', datetimePath: '/entries_start', linesPath: '' };
}
