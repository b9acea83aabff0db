import type { Business } from '@/lib/contract/business';
import type { JournalEntry, JournalEntryBulkUpdate, JournalEntryUpdate } from '@/lib/contract/journal-entry';
import { namesNothing } from '@/lib/contract/names-nothing';
import { invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import { nothingToLookThrough } from '../../domain/cash-movements/cash-movement';
import type { Entry } from '../../domain/journal-entry/entry';
import { totalChanges } from '../../domain/journal-entry/period-totals';
import type { AuditRecord } from '../../store/audit-store';
import type { Transaction } from '../../store/database';
import { lockEntries, saveEntries } from '../../store/journal-entry/journal-entry-store';
import { findLedgers, relyOnChart } from '../../store/ledger-store';
import { knownTags } from '../../store/tag-store';
import { markReviewed } from '../../store/transaction-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';
import { readLookThrough } from '../postings/read-look-through';
import { changeEntry, type KnownOfChange } from './change-entry';
import { allOrFaults } from './create-journal-entries';
import { presentEntry } from './present-entry';

type Step = { before: Entry; after: Entry };

/** The entries that are to be changed, as they stay until they are. */
export function lockForUpdate(db: Transaction, businessId: string, ids: readonly string[]): Promise<Entry[]> {
  relyOnChart(db, businessId);
  return lockEntries(db, businessId, ids);
}

/** @param before what `lockForUpdate` found in the same transaction */
export async function updateJournalEntry(
  ctx: BusinessContext,
  changes: JournalEntryUpdate,
  before: Entry | undefined,
): Promise<Outcome<JournalEntry>> {
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const known = await readKnown(ctx, [before], [changes]);
  const after = changeEntry(ctx, before, changes, known, '');
  if (!after.ok) return after;
  const [entry] = await save(ctx, [{ before, after: after.value }]);
  if (!entry) throw new Error('one entry expected');
  return accept(entry);
}

/** All or none; answered in the order sent. A refusal names the item by its index. */
export async function bulkUpdateJournalEntries(
  ctx: BusinessContext,
  input: JournalEntryBulkUpdate,
  found: readonly Entry[],
): Promise<Outcome<JournalEntry[]>> {
  const entries = new Map(found.map((entry) => [entry.id, entry]));
  const known = await readKnown(
    ctx,
    found,
    input.map((item) => item.changes),
  );
  const firstIndex = new Map(input.map(({ journal_entry_id: id }, index) => [id, index] as const).reverse());

  const steps = allOrFaults(
    input.map((item, index): Result<Step, Problem> => {
      const path = `/${index}/journal_entry_id`;
      const before = entries.get(item.journal_entry_id);
      if (!before)
        return refuse(invalid([{ path, code: 'not_found', message: 'is not an entry of this business' }]));
      if (firstIndex.get(item.journal_entry_id) !== index) {
        return refuse(invalid([{ path, code: 'duplicate', message: 'stands in this request twice' }]));
      }
      const stale = staleVersion(typeof item.version === 'number' ? [item.version] : null, before.version);
      if (stale)
        return refuse({
          ...stale,
          errors: [{ path: `/${index}/version`, code: stale.code, message: stale.detail }],
        });
      if (namesNothing(item.changes)) return accept({ before, after: before });
      const after = changeEntry(ctx, before, item.changes, known, `/${index}/changes`);
      return after.ok ? accept({ before, after: after.value }) : after;
    }),
  );
  return steps.ok ? accept(await save(ctx, steps.value)) : steps;
}

/** The ledgers of the lines that are there and of those to come, the tags to come, and what payments pay. */
async function readKnown(
  ctx: BusinessContext,
  entries: readonly Entry[],
  changes: readonly JournalEntryUpdate[],
): Promise<KnownOfChange> {
  const created = changes.flatMap((change) => change.line_changes?.create_lines ?? []);
  const deleted = changes.flatMap((change) => change.line_changes?.delete_lines ?? []);
  const tagIds = new Set([
    ...changes.flatMap((change) => change.tag_ids ?? []),
    ...created.flatMap((line) => line.tag_ids ?? []),
  ]);
  const tags = tagIds.size === 0 ? new Set<string>() : await knownTags(ctx.db, ctx.business.id, [...tagIds]);
  if (created.length + deleted.length === 0) {
    return { ledgers: new Map(), tags, lookThrough: nothingToLookThrough };
  }
  const present = entries.flatMap((entry) => entry.lines.map((line) => line.ledgerId));
  const ids = new Set([...present, ...created.map((line) => line.ledger_id)]);
  const lookThrough = await readLookThrough(ctx, entries);
  const looked = [...lookThrough.values()].flatMap((shares) => shares.map((share) => share.ledgerId));
  return {
    ledgers: await findLedgers(ctx.db, ctx.business.id, [...new Set([...ids, ...looked])]),
    tags,
    lookThrough,
  };
}

async function save(ctx: BusinessContext, steps: readonly Step[]): Promise<JournalEntry[]> {
  const changed = steps.filter(({ before, after }) => after !== before);
  const changes = totalChanges(changed);
  if (changed.length > 0) {
    saveEntries(ctx.db, ctx.business.id, changed, changes);
    markReviewed(ctx.db, ctx.business.id, reviewsOf(changed), ctx.now);
  }
  if (steps.length > 1) await ctx.db.dispatched();
  const presented: JournalEntry[] = [];
  const updated: AuditRecord[] = [];
  for (const { before, after } of steps) {
    const shown = presentEntry(ctx.business, after);
    presented.push(shown);
    if (after === before) continue;
    const members = changedMembers(ctx.business, before, after, shown);
    updated.push({ action: 'update', resourceType: 'journal_entry', resourceId: shown.id, ...members });
  }
  audit(ctx, ctx.business.id, updated);
  if (steps.length > 1) await ctx.db.dispatched();
  ctx.totalsChanged(ctx.business.id, changes.length);
  return presented;
}

/** A transaction is reviewed once its entry is confirmed, and no longer when the entry is put back. */
function reviewsOf(steps: readonly Step[]): { transactionId: string; reviewed: boolean }[] {
  return steps.flatMap(({ before, after }) => {
    const [was, is] = [before, after].map((entry) => entry.reviewStatus === 'confirmed');
    return after.transactionId === null || was === is
      ? []
      : [{ transactionId: after.transactionId, reviewed: is === true }];
  });
}

/** Only what changed goes to the audit log: a thousand confirmations need not repeat a thousand entries. */
function changedMembers(business: Business, before: Entry, after: Entry, shown: JournalEntry) {
  const sameLines = before.lines === after.lines;
  const was = presentEntry(business, sameLines ? { ...before, lines: [] } : before);
  const changed = (Object.keys(shown) as (keyof JournalEntry)[]).filter((member) =>
    member === 'line_entries' ? !sameLines : was[member] !== shown[member],
  );
  const pick = (entry: JournalEntry) => Object.fromEntries(changed.map((member) => [member, entry[member]]));
  return { before: pick(was), after: pick(shown) };
}
