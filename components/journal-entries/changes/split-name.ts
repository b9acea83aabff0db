import type { JournalEntry } from '@/lib/contract/journal-entry';
import { formatCount } from '@/lib/format/count';
import { titleOf } from '../entry-summary';
import type { NewLine } from './change';

/** What dividing an entry is called, such as "Split Figma in 3". */
export function splitName(entry: JournalEntry, to: readonly NewLine[], locale: string): string {
  return `Split ${titleOf(entry)} in ${formatCount(to.length, locale)}`;
}
