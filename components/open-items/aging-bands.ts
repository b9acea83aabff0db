import type { AgingBand } from '@/lib/contract/aging';
import { agingBandDays, type DueBand, dueBands } from '@/lib/contract/choices';
import { addDays, type Day } from '@/lib/dates/instant';

export const bandNames: Record<AgingBand, string> = {
  current: 'Not yet due',
  '1_30': '1–30 days overdue',
  '31_60': '31–60 days overdue',
  '61_90': '61–90 days overdue',
  over_90: 'Over 90 days overdue',
  credit: 'Unapplied credit',
};

/** First and last day on which what falls into the band was or will be due; null is without end. */
export type DueDays = { from: Day | null; to: Day | null };

export function dueDaysOf(band: DueBand, today: Day): DueDays {
  const { least, most } = agingBandDays[band];
  return {
    from: most === null ? null : addDays(today, -most),
    to: least === null ? null : addDays(today, -least),
  };
}

/** The band whose days these are, if they are those of one. */
export function bandOf({ from, to }: DueDays, today: Day): DueBand | null {
  const same = (band: DueBand) => {
    const days = dueDaysOf(band, today);
    return days.from === from && days.to === to;
  };
  return dueBands.find(same) ?? null;
}
