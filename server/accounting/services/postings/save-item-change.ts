import type { Problem } from '@/lib/contract/problem';
import { markCashMovements, sameMovements } from '../../domain/cash-movements/cash-movement';
import { isLocked, periodLocked } from '../../domain/journal-entry/books-lock';
import type { Entry } from '../../domain/journal-entry/entry';
import { totalChanges } from '../../domain/journal-entry/period-totals';
import type { AnyItem } from '../../domain/postings/any-item';
import { insertEntries, lockEntries, saveEntries } from '../../store/journal-entry/journal-entry-store';
import { saveItem } from '../../store/open-items/item-store';
import { audit, type BusinessContext } from '../context';
import { presentEntry } from '../journal-entries/present-entry';
import type { PostingChart } from './control-ledgers';
import { readLookThrough } from './read-look-through';

type Step = { before: Entry; after: Entry };

/** A bill or invoice as it was and will be, with the entries that this changes and adds. */
export type ItemChange<Item extends AnyItem = AnyItem> = {
  before: Item;
  after: Item;
  /** All that the item is posted or paid by, locked. */
  entries: readonly Entry[];
  /** Those of them that change otherwise than in what their payments count on. */
  changed: readonly Entry[];
  created: readonly Entry[];
};

/**
 * The entries that the item is posted or paid by, and others, locked. Items are locked before their entries, for they
 * say which these are; the entries in the order of their identifiers. Whoever changes entries alone locks no item, so no two
 * writers wait for each other in a ring.
 */
export function lockItemEntries(
  ctx: BusinessContext,
  item: AnyItem,
  others: readonly (string | null)[] = [],
): Promise<Entry[]> {
  const ids = [item.journalEntryId, ...item.payments.map((payment) => payment.journalEntryId), ...others];
  return lockEntries(ctx.db, ctx.business.id, [...new Set(ids.flatMap((id) => id ?? []))]);
}

/** Saves all of it, with totals and audit; or says that it would change a locked day. */
export async function saveItemChange(
  ctx: BusinessContext,
  change: ItemChange,
  chart: PostingChart,
): Promise<Problem | null> {
  const { before, after, created } = change;
  const steps = await markedSteps(ctx, change, chart);
  const { books_locked_through: lockedThrough } = ctx.business;
  const touched = [...steps.filter(changesReports).flatMap((step) => [step.before, step.after]), ...created];
  if (touched.some((entry) => isLocked(lockedThrough, entry.datetime)))
    return periodLocked(lockedThrough, '');

  await saveItem(ctx.db, ctx.business.id, before, after);
  const insertions = totalChanges(created.map((entry) => ({ before: null, after: entry })));
  if (created.length > 0) insertEntries(ctx.db, ctx.business.id, created, insertions);
  const changes = totalChanges(steps);
  if (steps.length > 0) saveEntries(ctx.db, ctx.business.id, steps, changes);
  ctx.totalsChanged(ctx.business.id, insertions.length + changes.length);
  await auditEntries(ctx, created, steps);
  return null;
}

/** The audit log of entries that a bill or invoice added or changed. */
export async function auditEntries(
  ctx: BusinessContext,
  created: readonly Entry[],
  steps: readonly Step[] = [],
): Promise<void> {
  const record = (entry: Entry, before: Entry | null) => ({
    action: before ? 'update' : 'create',
    resourceType: 'journal_entry' as const,
    resourceId: entry.id,
    before: before && presentEntry(ctx.business, before),
    after: presentEntry(ctx.business, entry),
  });
  audit(ctx, ctx.business.id, [
    ...created.map((entry) => record(entry, null)),
    ...steps.map((step) => record(step.after, step.before)),
  ]);
}

/** What a payment counts on may change with every other payment and line of its item: all are marked anew. */
async function markedSteps(ctx: BusinessContext, change: ItemChange, chart: PostingChart): Promise<Step[]> {
  const changed = new Map(change.changed.map((entry) => [entry.id, entry]));
  const next = change.entries.map((entry) => changed.get(entry.id) ?? entry);
  const lookThrough = await readLookThrough(ctx, next, { chart, changed: change.after });
  return change.entries.flatMap((before, index) => {
    const entry = next[index] ?? before;
    const lines = markCashMovements(entry.lines, chart.cash, lookThrough);
    const isSame = entry === before && lines.every((line, at) => isMarkedLike(line, before.lines[at]));
    if (isSame) return [];
    return [{ before, after: { ...entry, lines, version: before.version + 1, updatedAt: ctx.now } }];
  });
}

function isMarkedLike(line: Entry['lines'][number], other: Entry['lines'][number] | undefined): boolean {
  return other !== undefined && sameMovements(line.movements, other.movements);
}

/** Whether figures of reports change with the entry. */
function changesReports({ before, after }: Step): boolean {
  return (
    before.datetime !== after.datetime ||
    before.lines.length !== after.lines.length ||
    after.lines.some((line, at) => line.id !== before.lines[at]?.id || !isMarkedLike(line, before.lines[at]))
  );
}
