import type { EntryChange, LeftReason } from '@/lib/contract/entry-change';
import { countOf } from '@/lib/format/count';

const reasons: Record<LeftReason, string> = {
  no_ledger: 'without a ledger',
  party_required: 'on payable or receivable without a vendor or customer',
  link_suggested: 'with a suggested link to decide',
  several_lines: 'with several lines',
  linked: 'that are linked',
  locked: 'in closed books',
  refused: 'that cannot be changed so',
  changed_since: 'changed since',
};

/** Such as "88 entries without a ledger, 2 entries in closed books"; empty where none was left. */
export function leftWords(left: EntryChange['left'], locale: string): string {
  return left
    .map(({ reason, count }) => `${countOf(count, 'entry', 'entries', locale)} ${reasons[reason]}`)
    .join(', ');
}
