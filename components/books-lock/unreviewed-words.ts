import { countOf } from '@/lib/format/count';

/** How many entries wait; `isMore` when there are more than were counted. */
export type Waiting = { count: number; isMore: boolean };

/** `12 entries`, `more than 100 entries`; null when none wait. */
export function waitingWords({ count, isMore }: Waiting, locale: string): string | null {
  if (count === 0) return null;
  const words = countOf(count, 'entry', 'entries', locale);
  return isMore ? `more than ${words}` : words;
}
