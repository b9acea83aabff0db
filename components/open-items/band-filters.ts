import type { Day } from '@/lib/dates/instant';
import { bandOf, type DueBand, dueDaysOf } from './aging-bands';
import { dateOf, dayText, type ItemFilters, noFilters } from './item-filters';

/** The band of age that the filters come to; `all` for everything that is open, null for something else. */
export function selectedBand(
  { status, from, to, party, probable, q }: ItemFilters,
  today: Day,
): DueBand | 'all' | null {
  if (status.length !== 1 || status[0] !== 'open' || party !== null || probable !== null || q.trim() !== '')
    return null;
  if (from === null && to === null) return 'all';
  return bandOf({ from: from && dayText(from), to: to && dayText(to) }, today);
}

/** The filters that show a band of age. */
export function filtersOfBand(band: DueBand | 'all', today: Day) {
  const days = band === 'all' ? { from: null, to: null } : dueDaysOf(band, today);
  return { ...noFilters, status: ['open' as const], from: dateOf(days.from), to: dateOf(days.to) };
}
