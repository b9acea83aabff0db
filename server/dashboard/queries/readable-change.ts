import type { ZodType } from 'zod';
import { type JournalEntryChange, journalEntry } from '@/lib/contract/journal-entry';

/** By what each member of an entry is read. */
const membersOfEntry: ReadonlyMap<string, ZodType> = new Map(Object.entries(journalEntry.shape));

/**
 * A change of an entry without what no entry can have: to the contract, what the audit log tells of it may be anything. It is checked
 * here because the schemas would take a slow phone longer than all else that it draws of an entry.
 */
export const readableChange = (change: JournalEntryChange): JournalEntryChange => ({
  ...change,
  before: readable(change.before),
  after: readable(change.after),
});

function readable(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name, member]) => mayBe(name, member)));
}

/** What is no member of an entry tells of something else, such as the file of an import. */
function mayBe(name: string, member: unknown): boolean {
  return membersOfEntry.get(name)?.safeParse(member).success ?? true;
}
