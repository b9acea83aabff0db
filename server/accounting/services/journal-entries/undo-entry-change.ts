import type { EntryChangeUndone } from '@/lib/contract/entry-change';
import { accept, refuse } from '@/lib/result';
import { lockEntryChange, saveUndone } from '../../store/entry-change-store';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { relyOnChart } from '../../store/ledger-store';
import { type BusinessContext, notFound, type Outcome } from '../context';
import { readChart } from '../postings/read-chart';
import { batch, changeAsManyAsMayBe, Left } from './change-many';
import { earlierEntries } from './earlier-versions';

/** Gives the entries of a change back what they had before it, except those that were changed since. */
export async function undoEntryChange(
  ctx: BusinessContext,
  parameters: { entry_change_id: string },
): Promise<Outcome<EntryChangeUndone>> {
  const { db, business } = ctx;
  relyOnChart(db, business.id);
  const change = await lockEntryChange(db, business.id, parameters.entry_change_id);
  if (!change) return refuse(notFound);
  if (change.undoneAt !== null) {
    return refuse({ code: 'conflict', detail: `The change was undone at ${change.undoneAt}.` });
  }
  const chart = await readChart(ctx);
  const versions = new Map(change.entries.map(({ id, version }) => [id, version]));
  const left = new Left();
  let restored = 0;
  for (let start = 0; start < change.entries.length; start += batch) {
    const ids = change.entries.slice(start, start + batch).map(({ id }) => id);
    const entries = await lockEntries(db, business.id, ids);
    const same = entries.filter((entry) => entry.version === (versions.get(entry.id) ?? 0) + 1);
    left.add('changed_since', ids.length - same.length);
    const asked = same.map((entry) => ({ entry, version: entry.version - 1 }));
    const earlier = change.changesLines ? await earlierEntries(ctx, asked) : new Map();
    const back = same.map((before) => ({
      before,
      changes: change.changesLines
        ? { return_to_version: before.version - 1 }
        : { review_status: change.reviewStatus },
      earlier: earlier.get(before.id),
    }));
    const done = await changeAsManyAsMayBe(ctx, back, chart, left);
    if (!done.ok) return done;
    restored += done.value.length;
  }
  saveUndone(db, business.id, change.id, ctx.now);
  return accept({ restored, left: left.list() });
}
