import type { LeftReason } from '@/lib/contract/entry-change';
import { countOf, formatCount } from '@/lib/format/count';
import type { ActPreview } from './left-entries';

/** Why entries are left, after "12 entries". */
export const leftReasons: Record<LeftReason, string> = {
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
export function leftWords(left: ActPreview['left'], locale: string): string {
  return left
    .map(({ reason, count }) => `${countOf(count, 'entry', 'entries', locale)} ${leftReasons[reason]}`)
    .join(', ');
}

/** What confirming a selection would do; empty where it confirms all of it. */
export function previewWords({ changed, left }: ActPreview, locale: string): string {
  const words = leftWords(left, locale);
  if (words === '') return '';
  if (changed === 0) return `None can be confirmed: ${words}`;
  return `${formatCount(changed, locale)} can be confirmed, not ${words}`;
}

/** What is told of entries that an act on a selection left as they were; null where it left none. */
export function leftNotice(
  left: ActPreview['left'],
  done: 'confirmed' | 'changed',
  locale: string,
): { title: string; detail: string } | null {
  const count = left.reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return null;
  const title = `${countOf(count, 'entry is', 'entries are', locale)} not ${done}`;
  return { title, detail: `${leftWords(left, locale)}. ${count === 1 ? 'It stays' : 'They stay'} selected.` };
}
