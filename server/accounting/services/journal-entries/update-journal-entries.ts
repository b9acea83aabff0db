import { isEmptyPatch } from '@/lib/contract/is-empty-patch';
import type { JournalEntry, JournalEntryBulkUpdate, JournalEntryUpdate } from '@/lib/contract/journal-entry';
import { invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import { chartOf, noChart } from '../../domain/chart-of-accounts/chart';
import { changeEntry } from '../../domain/journal-entry/change-entry';
import type { Entry } from '../../domain/journal-entry/entry';
import type { KnownRecords } from '../../domain/journal-entry/propose-lines';
import type { EarlierEntry } from '../../domain/journal-entry/return-entry';
import { entryAsSeen, ofPresent } from '../../domain/journal-entry/seen-version';
import { allOrFaults } from '../../domain/postings/all-or-faults';
import { keepsSuggestion } from '../../domain/postings/complete-posting';
import type { Change } from '../../domain/postings/posting';
import { isSettlementOrReversal } from '../../domain/postings/settlement-entry';
import type { DatabaseTransaction } from '../../store/database';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { findLedgers, relyOnChart } from '../../store/ledger-store';
import { findOtherLegs } from '../../store/link-store';
import { knownParties } from '../../store/party-store';
import { knownTags } from '../../store/tag-store';
import { askForJudging } from '../categorization/ask-for-judging';
import { type BusinessContext, booksOf, notFound, type Outcome, staleVersion } from '../context';
import { findLinkedAgain, linkAgain } from '../links/link-again';
import { refuseTakenOver } from '../links/refuse-taken-over';
import { findUnlinked, unlink } from '../links/unlink-changed';
import { checkPosting, post } from '../postings/post';
import { presentEntry } from '../postings/present-entry';
import { readChart } from '../postings/read-chart';
import { earlierEntries } from './earlier-versions';
import { refuseMovedOverStart } from './refuse-moved-over-start';

/**
 * The entries to be changed, locked. Where lines change, a leg of a transfer changes the entry of the other leg, too: both
 * are locked at once, in the order of all entries, so that two who change the two legs do not wait for each other. A leg may return to
 * a transfer that was parted.
 */
export async function lockForUpdate(
  db: DatabaseTransaction,
  businessId: string,
  ids: readonly string[],
  changes: readonly JournalEntryUpdate[] = [],
): Promise<Entry[]> {
  relyOnChart(db, businessId);
  const returns = changes.some(({ return_to_version: version }) => typeof version === 'number');
  if (!returns && changes.every(({ line_changes: lines }) => !lines)) return lockEntries(db, businessId, ids);
  const others = await findOtherLegs(db, businessId, ids, returns ? ['linked', 'declined'] : ['linked']);
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
  const seen = entryAsSeen(before, ctx.ifMatch, changes.line_changes?.delete_lines ?? []);
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
    return present ? entryAsSeen(present, versions, changes.line_changes?.delete_lines ?? []) : null;
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
  const { posting, chart, links, again } = found.value;
  const posted = await post(ctx, posting, { ...named, chart });
  if (!posted.ok) return posted;
  await unlink(ctx, links);
  if (changed.some(bringsBackSuggestion)) askForJudging(ctx);
  if (again.length === 0) return posted;
  const linked = await linkAgain(ctx, again);
  return linked.ok ? accept(new Map([...posted.value, ...linked.value])) : linked;
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

/** All that is posted with the changes, the links that end with them, and those that are made again. */
async function findPosting(ctx: BusinessContext, given: readonly Change[], named: KnownRecords) {
  const returned = await findLinkedAgain(ctx, given);
  if (!returned.ok) return returned;
  const { changed, again } = returned.value;
  const found = await findUnlinked(ctx, changed, named.chart);
  if (!found.ok) return found;
  for (const change of changed) {
    const { before, after, datetimePath } = change;
    if (before.datetime === after.datetime) continue;
    const moved =
      (await refuseTakenOver(ctx, before, datetimePath)) ??
      (await refuseMovedOverStart(ctx, change, changed));
    if (moved) return refuse(moved);
  }
  const { links, changed: all } = found.value;
  const chart = all === changed ? named.chart : await readChart(ctx);
  return accept({ posting: { created: [], changed: all }, chart, links, again });
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
  if (entries.some(isSettlementOrReversal) || present.some((line) => line.paymentId !== null))
    return { chart: await readChart(ctx), tags, parties };
  const returned = [...earlier.values()].flatMap(({ lines }) => lines);
  const ids = new Set([
    ...[...present, ...returned].map((line) => line.ledgerId),
    ...created.map((line) => line.ledger_id),
  ]);
  const ledgers = await findLedgers(ctx.db, ctx.business.id, [...ids]);
  return { chart: chartOf(ledgers.values()), tags, parties };
}
