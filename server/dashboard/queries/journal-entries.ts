import type { z } from 'zod';
import type { journalEntryListQuery, journalEntrySumQuery } from '@/lib/contract/journal-entry-queries';
import { accept, together } from '@/lib/result';
import { plain } from '../accounting/plain';
import type { Member } from '../session/guard';
import { readLedgers } from './ledgers';

export type JournalEntryQuery = z.input<typeof journalEntryListQuery>;

/** One page of the journal. */
export function readJournalEntries({ client }: Member, businessId: string, query: JournalEntryQuery) {
  return client.listJournalEntries({ parameters: { business_id: businessId }, query });
}

export function readJournalEntry({ client }: Member, businessId: string, entryId: string) {
  return client.getJournalEntry({ parameters: { business_id: businessId, journal_entry_id: entryId } });
}

export type JournalEntrySumQuery = z.input<typeof journalEntrySumQuery>;

/** What the lines that meet a query add up to: the figure of a report, by the entries behind it. */
export function readJournalEntrySum({ client }: Member, businessId: string, query: JournalEntrySumQuery) {
  return client.sumJournalEntries({ parameters: { business_id: businessId }, query });
}

/** What a screen of entries starts with: their first page, and the ledgers by which they are named. */
export async function readEntriesAndLedgers(member: Member, businessId: string, query: JournalEntryQuery) {
  const read = await together({
    page: readJournalEntries(member, businessId, query),
    ledgers: readLedgers(member, businessId),
  });
  if (!read.ok) return read;
  const { page, ledgers } = read.value;
  return accept(plain({ page, ledgers: ledgers.data, readAt: Date.now() }));
}

/** One entry with the ledgers by which its lines are named. */
export async function readEntryAndLedgers(member: Member, businessId: string, entryId: string) {
  const read = await together({
    entry: readJournalEntry(member, businessId, entryId),
    ledgers: readLedgers(member, businessId),
  });
  if (!read.ok) return read;
  return accept(plain({ entry: read.value.entry.data, ledgers: read.value.ledgers.data }));
}

/** The ledgers for a new entry, and the entry it starts from; one that is not there starts from nothing. */
export async function readEntryToCopy(member: Member, businessId: string, entryId: string | null) {
  const [entry, ledgers] = await Promise.all([
    entryId === null ? null : readJournalEntry(member, businessId, entryId),
    readLedgers(member, businessId),
  ]);
  if (!ledgers.ok) return ledgers;
  return accept(plain({ entry: entry?.ok ? entry.value.data : null, ledgers: ledgers.value.data }));
}
