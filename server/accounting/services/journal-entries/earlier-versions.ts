import { z } from 'zod';
import { journalEntry } from '@/lib/contract/journal-entry';
import type { Entry } from '../../domain/journal-entry/entry';
import type { EarlierEntry } from '../../domain/journal-entry/return-entry';
import type { BeforePayments } from '../../domain/postings/without-payments';
import { findLines, listReplaced } from '../../store/journal-entry/earlier-lines';
import type { BusinessContext } from '../context';
import { presentEntry } from '../postings/present-entry';

/** The members of an entry that an audit record has; it returns to those that are named. */
const replaced = journalEntry
  .pick({
    version: true,
    review_status: true,
    categorization_method: true,
    categorization_confidence: true,
    categorization_reasons: true,
    categorization_alternatives: true,
  })
  .partial()
  .extend({ line_entries: z.array(z.object({ id: z.string() })).optional() })
  .loose();
type Members = z.output<typeof replaced>;

/**
 * The entries as they were at earlier versions, by identifier; those that have no such version are not among them.
 * The audit log has what each change replaced, so an entry is its present state with the changes since taken back.
 */
export async function earlierEntries(
  ctx: BusinessContext,
  asked: readonly { entry: Entry; version: number }[],
): Promise<ReadonlyMap<string, EarlierEntry>> {
  const wanted = asked.filter(({ entry, version }) => version < entry.version);
  if (wanted.length === 0) return new Map();
  const ids = wanted.map(({ entry }) => entry.id);
  const changes = await listReplaced(ctx.db, ctx.author, ctx.business.id, ids);
  const members = new Map<string, Members>();
  const versionOf = new Map(wanted.map(({ entry, version }) => [entry.id, version]));
  for (const { entryId, before } of changes) {
    const told = replaced.parse(before);
    const wantedVersion = versionOf.get(entryId) ?? 0;
    // The first change after the version replaced what the entry had at it.
    if ((told.version ?? 0) >= wantedVersion) members.set(entryId, { ...told, ...members.get(entryId) });
  }
  const lines = await findLines(
    ctx.db,
    ctx.business.id,
    [...members].flatMap(([entryId, { line_entries = [] }]) =>
      line_entries.map(({ id }) => ({ entryId, lineId: id })),
    ),
  );
  return new Map(
    wanted.flatMap(({ entry, version }) => {
      const told = members.get(entry.id);
      if (told?.version !== version) return [];
      return [[entry.id, earlierEntry(entry, told, lines)] as const];
    }),
  );
}

/** The entry as it last was without a payment in it, or null where the audit log does not have it. */
export async function entryBeforePayments(
  ctx: Pick<BusinessContext, 'db' | 'business' | 'author'>,
  entry: Entry,
): Promise<BeforePayments | null> {
  const changes = (await listReplaced(ctx.db, ctx.author, ctx.business.id, [entry.id]))
    .map(({ before }) => replaced.parse(before))
    .reverse();
  const sought = changes.flatMap(idsOf).map((lineId) => ({ entryId: entry.id, lineId }));
  const lines = await findLines(ctx.db, ctx.business.id, sought);
  const at = changes.findIndex(
    (told) => told.line_entries && idsOf(told).every((id) => lines.get(id)?.paymentId === null),
  );
  if (at < 0) return null;
  const told: Members = Object.assign({}, ...changes.slice(0, at + 1));
  const present = { ...presentEntry(ctx.business, entry), ...told };
  const isUntouched = entry.answeredAt === null && saysAsSuggested(present, changes.slice(at + 1));
  return { ...earlierEntry(entry, told, lines), isUntouched };
}

/**
 * Whether the entry says what it said once the service gave it its suggestion: since then it was not changed, or only in how
 * it counts in reports, or what was changed was taken back.
 * @param changes before it was so, the latest first
 */
function saysAsSuggested(entry: Members, changes: readonly Members[]): boolean {
  const suggested = changes.findIndex(({ categorization_reasons: reasons }) => reasons !== undefined);
  const since = suggested < 0 ? changes : changes.slice(0, suggested);
  const asSuggested: Members = Object.assign({}, ...since);
  return Object.keys(asSuggested).every((member) =>
    member === 'line_entries'
      ? idsOf(entry).join() === idsOf(asSuggested).join()
      : saysNothing.has(member) || entry[member] === asSuggested[member],
  );
}

/** The members that change when nobody has decided anything. */
const saysNothing: ReadonlySet<string> = new Set(['is_before_start', 'version', 'updated_at']);

function idsOf({ line_entries = [] }: Members): string[] {
  return line_entries.map(({ id }) => id);
}

function earlierEntry(
  entry: Entry,
  told: Members,
  lines: ReadonlyMap<string, Entry['lines'][number]>,
): EarlierEntry {
  const own = told.line_entries?.flatMap(({ id }) => lines.get(id) ?? []) ?? entry.lines;
  const confidence = told.categorization_confidence;
  const method = told.categorization_method ?? entry.categorizationMethod;
  const hadSuggestion = told.categorization_reasons !== undefined && method !== 'manual';
  return {
    lines: own,
    categorizationMethod: method,
    reviewStatus: told.review_status ?? entry.reviewStatus,
    suggestion: hadSuggestion
      ? {
          confidence: confidence ?? null,
          reasons: told.categorization_reasons ?? [],
          alternatives: (told.categorization_alternatives ?? []).map((each) => ({
            ledgerId: each.ledger_id,
            confidence: each.confidence,
          })),
          atVersion: told.version ?? 1,
        }
      : entry.suggestion,
  };
}
