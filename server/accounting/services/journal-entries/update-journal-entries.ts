import { isEmptyPatch } from '@/lib/contract/is-empty-patch';
import type { JournalEntry, JournalEntryBulkUpdate, JournalEntryUpdate } from '@/lib/contract/journal-entry';
import { invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import { chartOf, noChart } from '../../domain/chart-of-accounts/chart';
import { asSeen, ofPresent } from '../../domain/journal-entry/as-seen';
import { changeEntry } from '../../domain/journal-entry/change-entry';
import type { Entry } from '../../domain/journal-entry/entry';
import type { KnownRecords } from '../../domain/journal-entry/propose-lines';
import type { EarlierEntry } from '../../domain/journal-entry/return-entry';
import { allOrFaults } from '../../domain/postings/all-or-faults';
import { keepsSuggestion } from '../../domain/postings/mark-posting';
import type { Change } from '../../domain/postings/posting';
import { isSettlement } from '../../domain/postings/settles-otherwise';
import type { DatabaseTransaction } from '../../store/database';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { findLedgers, relyOnChart } from '../../store/ledger-store';
import { findOtherLegs } from '../../store/link-store';
import { knownParties } from '../../store/party-store';
import { knownTags } from '../../store/tag-store';
import { askForJudging } from '../categorization/ask-for-judging';
import { type BusinessContext, booksOf, notFound, type Outcome, staleVersion } from '../context';
import { refuseTakenOver } from '../links/refuse-taken-over';
import { findUnlinked, unlink } from '../links/unlink-changed';
import { checkPosting, post } from '../postings/post';
import { presentEntry } from '../postings/present-entry';
import { readChart } from '../postings/read-chart';
import { earlierEntries } from './earlier-versions';

/**
 * The entries to be changed, locked. Where lines change, a leg of a transfer changes the entry of the other leg, too: both
 * are locked at once, in the order of all entries, so that two who change the two legs do not wait for each other.
 */
export async function lockForUpdate(
  db: DatabaseTransaction,
  businessId: string,
  ids: readonly string[],
  changes: readonly JournalEntryUpdate[] = [],
): Promise<Entry[]> {
  relyOnChart(db, businessId);
  const rewritesLines = changes.some(
    ({ line_changes: lines, return_to_version: version }) => (lines ?? version ?? null) !== null,
  );
  if (!rewritesLines) return lockEntries(db, businessId, ids);
  const others = await findOtherLegs(db, businessId, ids);
  const wanted = new Set(ids);
  const entries = await lockEntries(db, businessId, [...new Set([...ids, ...others])]);
  return entries.filter(({ id }) => wanted.has(id));
}

/** @param before what `lockForUpdate` found in the same transaction */
export async function updateJournalEntry(
  ctx: BusinessContext,
  changes: JournalEntryUpdate,
  before: Entry | undefined,
): Promise<Outcome<JournalEntry>> {
  if (!before) return refuse(notFound);
  const books = booksOf(ctx);
  const seen = asSeen(before, ctx.ifMatch, changes.line_changes?.delete_lines ?? []);
  if (!seen) return refuse(staleOf(ctx.ifMatch, before));
  const earlier = await readEarlier(ctx, [{ entry: before, changes }]);
  const named = await readNamedByChanges(ctx, { entries: [before], seen: [seen], earlier }, [changes]);
  const change = changeEntry(books, seen, changes, named, '', earlier.get(before.id));
  if (!change.ok) return change;
  const posted = await postChanges(ctx, [ofPresent(books, before, change.value)], named);
  if (!posted.ok) return posted;
  const entry = posted.value.get(before.id);
  if (!entry) throw new Error('one entry expected');
  return accept(entry);
}

const versionOfOne: Problem = {
  code: 'stale_version',
  detail: 'If-Match is of one entry. Give each item its version instead.',
};

/** All or nothing; responds in the order sent. An error names the item by its index. */
export async function bulkUpdateJournalEntries(
  ctx: BusinessContext,
  input: JournalEntryBulkUpdate,
  found: readonly Entry[],
): Promise<Outcome<JournalEntry[]>> {
  if (ctx.ifMatch) return refuse(versionOfOne);
  const books = booksOf(ctx);
  const entries = new Map(found.map((entry) => [entry.id, entry]));
  const allChanges = input.map((item) => item.changes);
  const seen = input.map(({ journal_entry_id: id, version, changes }) => {
    const present = entries.get(id);
    const versions = typeof version === 'number' ? [version] : null;
    return present ? asSeen(present, versions, changes.line_changes?.delete_lines ?? []) : null;
  });
  const earlier = await readEarlier(
    ctx,
    input.flatMap(({ journal_entry_id: id, changes }) => {
      const entry = entries.get(id);
      return entry ? [{ entry, changes }] : [];
    }),
  );
  const views = seen.filter((entry) => entry !== null);
  const named = await readNamedByChanges(ctx, { entries: found, seen: views, earlier }, allChanges);
  const firstIndex = new Map(input.map(({ journal_entry_id: id }, index) => [id, index] as const).reverse());

  const steps = allOrFaults(
    input.map((item, index): Result<Change | Entry, Problem> => {
      const path = `/${index}/journal_entry_id`;
      const before = entries.get(item.journal_entry_id);
      if (!before)
        return refuse(invalid([{ path, code: 'not_found', message: 'is not an entry of this business' }]));
      if (firstIndex.get(item.journal_entry_id) !== index) {
        return refuse(invalid([{ path, code: 'duplicate', message: 'is in this request twice' }]));
      }
      const view = seen[index];
      if (!view) {
        const stale = staleOf(typeof item.version === 'number' ? [item.version] : null, before);
        return refuse({
          ...stale,
          errors: [{ path: `/${index}/version`, code: stale.code, message: stale.detail }],
        });
      }
      if (isEmptyPatch(item.changes)) return accept(before);
      const at = `/${index}/changes`;
      const change = changeEntry(books, view, item.changes, named, at, earlier.get(before.id));
      return change.ok ? accept(ofPresent(books, before, change.value)) : change;
    }),
  );
  if (!steps.ok) return steps;
  const changed = steps.value.filter((step) => 'before' in step);
  const posted = await postChanges(ctx, changed, named);
  if (!posted.ok) return posted;
  return accept(
    steps.value.map((step) => {
      const entry = 'before' in step ? step.before : step;
      return posted.value.get(entry.id) ?? presentEntry(ctx.business, entry);
    }),
  );
}

/** Posts the changes, and what they mean for links and the other legs of transfers. What is refused changes nothing. */
export async function postChanges(
  ctx: BusinessContext,
  changed: readonly Change[],
  named: KnownRecords,
): ReturnType<typeof post> {
  const found = await findPosting(ctx, changed, named);
  if (!found.ok) return found;
  const { posting, chart, links } = found.value;
  const posted = await post(ctx, posting, { ...named, chart });
  if (!posted.ok) return posted;
  await unlink(ctx, links);
  if (changed.some(bringsBackSuggestion)) askForJudging(ctx);
  return posted;
}

/** Whether an entry has a suggestion of before, which rules and decisions of now may not make any more. */
function bringsBackSuggestion(change: Change): boolean {
  const { suggestion, reviewStatus } = change.after;
  return reviewStatus !== 'confirmed' && suggestion !== null && !keepsSuggestion(change);
}

/** Why the changes would be refused, if they would be. Changes nothing. */
export async function refuseChanges(
  ctx: BusinessContext,
  changed: readonly Change[],
  named: KnownRecords,
): Promise<Problem | null> {
  const found = await findPosting(ctx, changed, named);
  if (!found.ok) return found.problem;
  const { posting, chart } = found.value;
  const checked = await checkPosting(ctx, posting, { ...named, chart });
  return checked.ok ? null : checked.problem;
}

/** All that is posted with the changes, and the links that end with them. */
async function findPosting(ctx: BusinessContext, changed: readonly Change[], named: KnownRecords) {
  const found = await findUnlinked(ctx, changed, named.chart);
  if (!found.ok) return found;
  for (const { before, after, datetimePath } of changed) {
    const takenOver =
      before.datetime === after.datetime ? null : await refuseTakenOver(ctx, before, datetimePath);
    if (takenOver) return refuse(takenOver);
  }
  const { links, restored } = found.value;
  const chart = restored.length > 0 ? await readChart(ctx) : named.chart;
  return accept({ posting: { created: [], changed: [...changed, ...restored] }, chart, links });
}

function staleOf(versions: readonly number[] | null, { version }: Entry): Problem {
  const stale = staleVersion(versions, version);
  if (!stale) throw new Error('only a stale version is refused');
  return stale;
}

/** The entries that return to an earlier version, as they were at it. */
function readEarlier(
  ctx: BusinessContext,
  items: readonly { entry: Entry; changes: JournalEntryUpdate }[],
): Promise<ReadonlyMap<string, EarlierEntry>> {
  return earlierEntries(
    ctx,
    items.flatMap(({ entry, changes }) =>
      typeof changes.return_to_version === 'number' ? [{ entry, version: changes.return_to_version }] : [],
    ),
  );
}

/** The entries that are changed, as they are, as they were seen, and as they were at the version to return to. */
type Changing = {
  entries: readonly Entry[];
  seen: readonly Entry[];
  earlier: ReadonlyMap<string, EarlierEntry>;
};

/**
 * The ledgers and tags referenced by the changes; no ledgers if no line is added or deleted.
 */
async function readNamedByChanges(
  ctx: BusinessContext,
  { entries, seen, earlier }: Changing,
  changes: readonly JournalEntryUpdate[],
): Promise<KnownRecords> {
  const created = changes.flatMap((change) => change.line_changes?.create_lines ?? []);
  const deleted = changes.flatMap((change) => change.line_changes?.delete_lines ?? []);
  const tagIds = new Set([
    ...changes.flatMap((change) => change.tag_ids ?? []),
    ...created.flatMap((line) => line.tag_ids ?? []),
  ]);
  const tags = tagIds.size === 0 ? new Set<string>() : await knownTags(ctx.db, ctx.business.id, [...tagIds]);
  const parties = await knownParties(ctx.db, ctx.business.id, created);
  // Lines that the service has replaced meanwhile are written anew.
  if (seen.some((entry) => !entries.includes(entry))) {
    return { chart: await readChart(ctx), tags, parties };
  }
  if (created.length + deleted.length + earlier.size === 0) return { chart: noChart, tags, parties };
  const present = entries.flatMap((entry) => entry.lines);
  // Bills and invoices may have lines on any ledger.
  if (entries.some(isSettlement) || present.some((line) => line.paymentId !== null))
    return { chart: await readChart(ctx), tags, parties };
  const returned = [...earlier.values()].flatMap(({ lines }) => lines);
  const ids = new Set([
    ...[...present, ...returned].map((line) => line.ledgerId),
    ...created.map((line) => line.ledger_id),
  ]);
  const ledgers = await findLedgers(ctx.db, ctx.business.id, [...ids]);
  return { chart: chartOf(ledgers.values()), tags, parties };
}
