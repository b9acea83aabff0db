import type { AuditRecord } from '@/lib/contract/audit-log';

type Recorded = Pick<AuditRecord, 'action' | 'user_id' | 'resource_type' | 'after'>;

/**
 * Whether the service did it of its own accord: it read a document, linked what was certain, or judged an entry again. What an
 * application chose is a choice, not a suggestion.
 */
export function isByService(record: Recorded): boolean {
  const { action, user_id, resource_type } = record;
  // So it was recorded also where a person's file gave rise to it.
  if (action === 'process' || memberOf(record, 'decided_by') === 'service') return true;
  if (user_id !== null) return false;
  if (resource_type === 'document') return action === 'match' && memberOf(record, 'matched_by') === 'service';
  return resource_type === 'journal_entry' && isSuggestion(record);
}

const suggestionMembers = [
  'categorization_method',
  'categorization_confidence',
  'categorization_reasons',
  'categorization_alternatives',
] as const;

/** What a person or an application chooses or links has no confidence. */
const chosen: ReadonlySet<unknown> = new Set(['manual', 'transfer', 'refund', 'ap', 'ar']);

/** Whether an entry was judged again. */
function isSuggestion(record: Recorded): boolean {
  return (
    record.action === 'update' &&
    suggestionMembers.some((member) => memberOf(record, member) !== undefined) &&
    !(
      chosen.has(memberOf(record, 'categorization_method')) &&
      (memberOf(record, 'categorization_confidence') ?? null) === null
    )
  );
}

function memberOf({ after }: Recorded, name: string): unknown {
  return typeof after === 'object' && after !== null ? Reflect.get(after, name) : undefined;
}
