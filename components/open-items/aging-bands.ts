import type { AgingBand } from '@/lib/contract/aging';
import { addDays, type Day } from '@/lib/dates/instant';

/** The bands of what is due: those that a list of bills or invoices can be limited to. */
export type DueBand = Exclude<AgingBand, 'credit'>;

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

const daysBack: Record<DueBand, { from: number | null; to: number | null }> = {
  current: { from: 0, to: null },
  '1_30': { from: 30, to: 1 },
  '31_60': { from: 60, to: 31 },
  '61_90': { from: 90, to: 61 },
  over_90: { from: null, to: 91 },
};

export function dueDaysOf(band: DueBand, today: Day): DueDays {
  const { from, to } = daysBack[band];
  return {
    from: from === null ? null : addDays(today, -from),
    to: to === null ? null : addDays(today, -to),
  };
}

/** The band whose days these are, if they are those of one. */
export function bandOf({ from, to }: DueDays, today: Day): DueBand | null {
  const bands: DueBand[] = ['current', '1_30', '31_60', '61_90', 'over_90'];
  const same = (band: DueBand) => {
    const days = dueDaysOf(band, today);
    return days.from === from && days.to === to;
  };
  return bands.find(same) ?? null;
}
