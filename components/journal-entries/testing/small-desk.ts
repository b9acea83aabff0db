import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Change } from '../changes/change';
import { EntryChanges } from '../changes/entry-changes';
import { sampleEntry, sampleLine } from './sample-entry';
import { SmallService } from './small-service';

export const confirm: Change = { kind: 'review-status', to: 'confirmed' };
export const toLedger = (from: string, to: string): Change => ({
  kind: 'ledger',
  line: sampleLine('any', 'debit', from),
  from,
  to,
});
export const ledgersOf = (entry: JournalEntry) => entry.line_entries.map((line) => line.ledger_id).sort();

/** Entries with these identifiers, a service that has them, and the changes that go to it. */
export function desk(...ids: string[]) {
  const entries = ids.map((id) => sampleEntry(id));
  const service = new SmallService(...entries);
  const changes = new EntryChanges(service);
  const entry = (id: string) => sampleEntry(id);
  return { service, changes, entry };
}
