import type { EntryChangeUndone } from '@/lib/contract/entry-change';
import { accept, refuse } from '@/lib/result';
import type { Entry } from '../../domain/journal-entry/entry';
import { lockEntryChange, type StoredEntryChange, saveUndone } from '../../store/entry-change-store';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { type BusinessContext, notFound, type Outcome } from '../context';
import { linkedTransactions } from '../links/linked-refunds';
import { readChart } from '../postings/read-chart';
import { relyOnBooks } from '../rely-on-books';
import { batch, changeAsManyAsMayBe, Left, type OneChange } from './change-many';
import { earlierEntries } from './earlier-versions';

/**
 * Gives the entries of a change back what they had before it, except those of which that was changed since, and other ledgers those that
 * were confirmed, asked about, or linked as a refund or to one since.
 */
export async function undoEntryChange(
  given: BusinessContext,
  parameters: { entry_change_id: string },
): Promise<Outcome<EntryChangeUndone>> {
  const ctx = await relyOnBooks(given);
  const { db, business } = ctx;
  const change = await lockEntryChange(db, business.id, parameters.entry_change_id);
  if (!change) return refuse(notFound);
  if (change.undoneAt !== null) {
    return refuse({ code: 'conflict', detail: `The change was undone at ${change.undoneAt}.` });
  }
  const chart = await readChart(ctx);
  const left = new Left();
  let restored = 0;
  for (let start = 0; start < change.entries.length; start += batch) {
    const part = change.entries.slice(start, start + batch);
    const ids = part.map(({ id }) => id);
    const entries = await lockEntries(db, business.id, ids);
    const versions = new Map(part.map(({ id, version }) => [id, version]));
    const linked = change.changesLines ? await linkedTransactions(ctx, entries) : new Set<string>();
    const free = entries.filter(({ transactionId }) => !linked.has(transactionId ?? ''));
    const isStillOpen = ({ reviewStatus }: Entry) => reviewStatus === change.reviewStatus;
    const back = change.changesLines
      ? await linesBack(ctx, free.filter(isStillOpen), versions)
      : statusesBack(entries, versions, change);
    left.add('linked', entries.length - free.length);
    left.add('changed_since', ids.length - (entries.length - free.length) - back.length);
    const done = await changeAsManyAsMayBe(ctx, back, chart, left);
    if (!done.ok) return done;
    restored += done.value.length;
  }
  saveUndone(db, business.id, change.id, ctx.now);
  return accept({ restored, left: left.list() });
}

function statusesBack(
  entries: readonly Entry[],
  versions: ReadonlyMap<string, number>,
  { reviewStatus, statusAfter }: StoredEntryChange,
): OneChange[] {
  return entries
    .filter((entry) => entry.reviewStatus === statusAfter)
    .map((before) => {
      const version = versions.get(before.id);
      // Nobody but the service had changed it before, and nobody has since.
      const isUntouched = before.suggestion?.atVersion === version && before.version === (version ?? 0) + 1;
      return { before, changes: { review_status: reviewStatus }, isUntouched };
    });
}

/** Of the entries that have the lines that the change gave them. */
async function linesBack(
  ctx: BusinessContext,
  entries: readonly Entry[],
  versions: ReadonlyMap<string, number>,
): Promise<OneChange[]> {
  const at = (later: number) =>
    entries.map((entry) => ({ entry, version: (versions.get(entry.id) ?? 0) + later }));
  const changed = await earlierEntries(ctx, at(1));
  const earlier = await earlierEntries(ctx, at(0));
  return entries.flatMap((before) => {
    const version = versions.get(before.id) ?? 0;
    const given = before.version === version + 1 ? before : changed.get(before.id);
    const isSame = given !== undefined && idsOf(given) === idsOf(before);
    if (!isSame) return [];
    return [{ before, changes: { return_to_version: version }, earlier: earlier.get(before.id) }];
  });
}

function idsOf({ lines }: Pick<Entry, 'lines'>): string {
  return lines
    .map(({ id }) => id)
    .sort()
    .join();
}
