import type { PeriodReport } from '@/lib/contract/report';
import { countOf } from '@/lib/format/count';

type Counts = Pick<PeriodReport, 'unreviewed_entries' | 'unreviewed_through'>;

/**
 * How many entries nobody has confirmed behind a cash flow, and where they are: ending cash counts those before its periods, too. A
 * service that does not tell them leaves those of the periods, which follow one another.
 */
export function unreviewedBehind(periods: readonly Counts[]): { unreviewed: number; where: string } {
  const through = periods.at(-1)?.unreviewed_through;
  if (through !== undefined) return { unreviewed: through, where: 'up to today' };
  const within = periods.reduce((sum, { unreviewed_entries: count }) => sum + count, 0);
  return { unreviewed: within, where: 'in these months' };
}

/** What of them is before the periods, as a sentence beside that of the periods themselves; none where nothing is. */
export function unreviewedBefore(periods: readonly Counts[], locale: string): string[] {
  const [first] = periods;
  const before = (first?.unreviewed_through ?? 0) - (first?.unreviewed_entries ?? 0);
  if (before <= 0) return [];
  const entries = countOf(before, 'earlier entry is', 'earlier entries are', locale);
  return [`${entries} not reviewed yet; starting and ending cash may change.`];
}
