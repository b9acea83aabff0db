import type { JournalEntry, JournalEntryCreate } from '@/lib/contract/journal-entry';
import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, type Result, refuse } from '@/lib/result';
import { type CashChart, cashChart } from '../../domain/cash-movements/cash-chart';
import { markCashMovements, nothingToLookThrough } from '../../domain/cash-movements/cash-movement';
import { cleanDescription } from '../../domain/categorization/clean-description';
import { isLocked, periodLocked } from '../../domain/journal-entry/books-lock';
import { checkBalance } from '../../domain/journal-entry/check-lines';
import type { Entry, Line } from '../../domain/journal-entry/entry';
import { totalChanges } from '../../domain/journal-entry/period-totals';
import type { Transaction } from '../../store/database';
import { insertEntries } from '../../store/journal-entry/journal-entry-store';
import { findLedgers, relyOnChart } from '../../store/ledger-store';
import { knownTags } from '../../store/tag-store';
import { audit, type BusinessContext, type Outcome } from '../context';
import { presentEntry } from './present-entry';
import { type KnownOfLines, proposeLines, tagFaultsOf } from './propose-lines';

/** The ledgers and tags that entries name, as they stay until the entries are in. */
export async function readNamed(
  db: Transaction,
  businessId: string,
  inputs: readonly JournalEntryCreate[],
): Promise<KnownOfLines> {
  const ledgerIds = new Set(inputs.flatMap((input) => input.lines.map((line) => line.ledger_id)));
  // Sent together, done in this order: the chart is read once nobody can change it any more.
  relyOnChart(db, businessId);
  const [ledgers, tags] = await Promise.all([
    findLedgers(db, businessId, [...ledgerIds]),
    knownTags(db, businessId, tagsOf(inputs)),
  ]);
  return { ledgers, tags };
}

/** @param named what `readNamed` read in the same transaction */
export async function createJournalEntry(
  ctx: BusinessContext,
  input: JournalEntryCreate,
  named: KnownOfLines,
): Promise<Outcome<JournalEntry>> {
  const made = await createAll(ctx, [input], named, () => '');
  if (!made.ok) return made;
  const [entry] = made.value;
  if (!entry) throw new Error('one entry expected');
  return accept(entry);
}

/** All or none; answered in the order sent. A refusal names the entry by its index. */
export async function bulkCreateJournalEntries(
  ctx: BusinessContext,
  input: JournalEntryCreate[],
  named: KnownOfLines,
): Promise<Outcome<JournalEntry[]>> {
  return createAll(ctx, input, named, (index) => `/${index}`);
}

async function createAll(
  ctx: BusinessContext,
  inputs: readonly JournalEntryCreate[],
  named: KnownOfLines,
  pathOf: (index: number) => string,
): Promise<Outcome<JournalEntry[]>> {
  const chart = cashChart(named.ledgers.values());
  const entries = allOrFaults(inputs.map((input, index) => propose(ctx, input, named, chart, pathOf(index))));
  if (!entries.ok) return entries;

  const changes = totalChanges(entries.value.map((after) => ({ before: null, after })));
  insertEntries(ctx.db, ctx.business.id, entries.value, changes);
  if (inputs.length > 1) await ctx.db.dispatched();
  const presented = entries.value.map((entry) => presentEntry(ctx.business, entry));
  const created = presented.map((entry) => ({
    action: 'create',
    resourceType: 'journal_entry' as const,
    resourceId: entry.id,
    before: null,
    after: entry,
  }));
  audit(ctx, ctx.business.id, created);
  if (inputs.length > 1) await ctx.db.dispatched();
  ctx.totalsChanged(ctx.business.id, changes.length);
  return accept(presented);
}

/** Every tag that is named, of whole entries or of lines. */
function tagsOf(inputs: readonly JournalEntryCreate[]): string[] {
  const named = inputs.flatMap((input) => [
    ...(input.tag_ids ?? []),
    ...input.lines.flatMap((line) => line.tag_ids ?? []),
  ]);
  return [...new Set(named)];
}

function propose(
  ctx: BusinessContext,
  input: JournalEntryCreate,
  known: KnownOfLines,
  chart: CashChart,
  path: string,
): Result<Entry, Problem> {
  const { currency, entries_start, books_locked_through: lockedThrough } = ctx.business;
  const { tag_ids: entryTags } = input;
  const tagFaults = tagFaultsOf(entryTags ?? [], known.tags, `${path}/tag_ids`);
  const proposed = proposeLines(input.lines, known, currency, `${path}/lines`, 0);
  if (!proposed.ok) return refuse(invalid([...tagFaults, ...proposed.problem]));
  if (tagFaults.length > 0) return refuse(invalid(tagFaults));
  const unbalanced = checkBalance(proposed.value, currency, `${path}/lines`);
  if (unbalanced) return refuse(unbalanced);
  if (isLocked(lockedThrough, input.datetime)) return refuse(periodLocked(lockedThrough, `${path}/datetime`));
  return accept({
    id: newIdentifier('journal_entry'),
    description: input.description,
    cleanDescription: cleanDescription(input.description),
    datetime: input.datetime,
    isReconciled: false,
    reviewStatus: input.review_status ?? 'bookkeeper_pending',
    transactionId: null,
    billId: null,
    invoiceId: null,
    reversalOf: null,
    categorizationMethod: 'manual',
    isBeforeStart: input.datetime < entries_start,
    notes: input.notes ?? null,
    version: 1,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    lines: markCashMovements(withTags(proposed.value, entryTags ?? []), chart, nothingToLookThrough),
  });
}

/** Tags of the whole entry stand on each of its lines, before the line's own. */
function withTags(lines: readonly Line[], tagIds: readonly string[]): readonly Line[] {
  if (tagIds.length === 0) return lines;
  return lines.map((line) => ({ ...line, tagIds: [...new Set([...tagIds, ...line.tagIds])] }));
}

/** Every value, or one refusal that lists the faults of all. */
export function allOrFaults<Value>(results: readonly Result<Value, Problem>[]): Result<Value[], Problem> {
  const problems = results.flatMap((result) => (result.ok ? [] : [result.problem]));
  const [first] = problems;
  if (!first) return accept(results.flatMap((result) => (result.ok ? [result.value] : [])));
  if (problems.length === 1) return refuse(first);
  const faults: Fault[] = problems.flatMap((problem) => problem.errors ?? []);
  const allSame = problems.every((problem) => problem.code === first.code);
  return refuse(allSame ? { ...invalid(faults), code: first.code } : invalid(faults));
}
