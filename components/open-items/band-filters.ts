import type { DueBand } from '@/lib/contract/choices';
import { type Day, utcDay } from '@/lib/dates/instant';
import { bandOf, dueDaysOf } from './aging-bands';
import { dateOf, type ItemFilters, noFilters } from './item-filters';

/** The band of age that the filters come to; `all` for everything that is open, null for something else. */
export function selectedBand(
  { status, from, to, party, probable, q }: ItemFilters,
  today: Day,
): DueBand | 'all' | null {
  if (status.length !== 1 || status[0] !== 'open' || party !== null || q.trim() !== '') return null;
  if (from === null && to === null && probable === null) return 'all';
  return probable !== 'none' ? null : bandOf({ from: from && utcDay(from), to: to && utcDay(to) }, today);
}

/** The filters that show a band of age, without what is probably paid. */
export function filtersOfBand(band: DueBand | 'all', today: Day) {
  const open = { ...noFilters, status: ['open' as const] };
  if (band === 'all') return open;
  const { from, to } = dueDaysOf(band, today);
  return { ...open, from: dateOf(from), to: dateOf(to), probable: 'none' as const };
}
