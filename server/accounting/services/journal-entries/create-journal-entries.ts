import type { JournalEntry, JournalEntryCreate } from '@/lib/contract/journal-entry';
import { accept } from '@/lib/result';
import { chartOf } from '../../domain/chart-of-accounts/chart';
import { proposeEntry } from '../../domain/journal-entry/propose-entry';
import type { KnownRecords } from '../../domain/journal-entry/propose-lines';
import { allOrFaults } from '../../domain/postings/all-or-faults';
import type { DatabaseTransaction } from '../../store/database';
import { findLedgersWithAccounts, relyOnChart } from '../../store/ledger-store';
import { knownParties } from '../../store/party-store';
import { refreshStatisticsOfEntries } from '../../store/statistics';
import { knownTags } from '../../store/tag-store';
import { type BusinessContext, booksOf, type Outcome } from '../context';
import { matchNewEntries } from '../links/match-hand-made';
import { post } from '../postings/post';

/** Of so many entries at once, what they add is planned for. */
const manyEntries = 500;

/** What entries name, and by external account the ledger of those accounts on whose ledgers they have lines. */
type NamedOfNew = KnownRecords & { bankLedgers: ReadonlyMap<string, string> };

/** The ledgers, tags, vendors and customers referenced by entries, locked against changes until the entries are inserted. */
export async function readNamed(
  db: DatabaseTransaction,
  businessId: string,
  inputs: readonly JournalEntryCreate[],
): Promise<NamedOfNew> {
  const ledgerIds = new Set(inputs.flatMap((input) => input.lines.map((line) => line.ledger_id)));
  // Sent together, done in this order: the chart is read once nobody can change it any more.
  relyOnChart(db, businessId);
  const [{ ledgers, bankLedgers }, tags, parties] = await Promise.all([
    findLedgersWithAccounts(db, businessId, [...ledgerIds]),
    knownTags(db, businessId, tagsOf(inputs)),
    knownParties(
      db,
      businessId,
      inputs.flatMap((input) => input.lines),
    ),
  ]);
  return { chart: chartOf(ledgers), bankLedgers, tags, parties };
}

/** @param named what `readNamed` read in the same transaction */
export async function createJournalEntry(
  ctx: BusinessContext,
  input: JournalEntryCreate,
  named: NamedOfNew,
): Promise<Outcome<JournalEntry>> {
  const made = await createAll(ctx, [input], named, () => '');
  if (!made.ok) return made;
  const [entry] = made.value;
  if (!entry) throw new Error('one entry expected');
  return accept(entry);
}

/** All or nothing; responds in the order sent. An error names the entry by its index. */
export async function bulkCreateJournalEntries(
  ctx: BusinessContext,
  input: JournalEntryCreate[],
  named: NamedOfNew,
): Promise<Outcome<JournalEntry[]>> {
  return createAll(ctx, input, named, (index) => `/${index}`);
}

async function createAll(
  ctx: BusinessContext,
  inputs: readonly JournalEntryCreate[],
  named: NamedOfNew,
  pathOf: (index: number) => string,
): Promise<Outcome<JournalEntry[]>> {
  const books = booksOf(ctx);
  const created = allOrFaults(inputs.map((input, index) => proposeEntry(books, input, named, pathOf(index))));
  if (!created.ok) return created;
  const posted = await post(ctx, { created: created.value, changed: [] }, named);
  if (!posted.ok) return posted;
  if (inputs.length >= manyEntries) refreshStatisticsOfEntries(ctx.db, ctx.business.id);
  await matchNewEntries(
    ctx,
    created.value.map(({ after }) => after),
    named.bankLedgers,
  );
  return accept([...posted.value.values()]);
}

/** The tag ids of entries and of lines. */
function tagsOf(inputs: readonly JournalEntryCreate[]): string[] {
  const named = inputs.flatMap((input) => [
    ...(input.tag_ids ?? []),
    ...input.lines.flatMap((line) => line.tag_ids ?? []),
  ]);
  return [...new Set(named)];
}
