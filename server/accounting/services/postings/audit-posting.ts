import type { Business } from '@/lib/contract/business';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { keepsSuggestion } from '../../domain/postings/complete-posting';
import type { Change, Posting } from '../../domain/postings/posting';
import type { AuditRecord } from '../../store/audit-store';
import { audit, type PostingContext } from '../context';
import { presentEntry } from './present-entry';

/**
 * Writes the audit log of a posting: a new entry whole, a changed one by the members that changed, and of an entry that is
 * reversed, by which; a removed one whole. Gives the entries as the contract shows them, by identifier.
 */
export function auditPosting(
  ctx: PostingContext,
  { created, changed, removed = [] }: Posting,
): ReadonlyMap<string, JournalEntry> {
  const shown = new Map<string, JournalEntry>();
  const records: AuditRecord[] = [];
  const add = (action: string, resourceId: string, before: unknown, after: unknown) =>
    records.push({ action, resourceType: 'journal_entry', resourceId, before, after });
  for (const { after } of created) {
    const entry = presentEntry(ctx.business, after);
    shown.set(entry.id, entry);
    add('create', entry.id, null, entry);
    if (after.reversalOf !== null) add('reverse', after.reversalOf, null, { reversed_by: entry.id });
  }
  for (const change of changed) {
    const entry = presentEntry(ctx.business, change.after);
    shown.set(entry.id, entry);
    const members = changedMembers(ctx.business, change, entry);
    add('update', entry.id, members.before, members.after);
  }
  for (const { before } of removed) add('delete', before.id, presentEntry(ctx.business, before), null);
  audit(ctx, ctx.business.id, records);
  return shown;
}

/** The audit log gets only the fields that changed, so that bulk changes stay small. */
function changedMembers(business: Business, change: Change, shown: JournalEntry) {
  const { before, after } = change;
  const sameLines = before.lines === after.lines;
  const was = presentEntry(business, sameLines ? { ...before, lines: [] } : before);
  const sameSuggestion = keepsSuggestion(change);
  const changed = (Object.keys(shown) as (keyof JournalEntry)[]).filter((member) => {
    if (member === 'line_entries') return !sameLines;
    if (member.startsWith('categorization_') && member !== 'categorization_method') return !sameSuggestion;
    return was[member] !== shown[member];
  });
  const pick = (entry: JournalEntry) => Object.fromEntries(changed.map((member) => [member, entry[member]]));
  return { before: pick(was), after: pick(shown) };
}
