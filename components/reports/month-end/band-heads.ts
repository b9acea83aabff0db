import type { AgingBand } from '@/lib/contract/aging';

/** The bands of age as heads of columns: days overdue. */
export const bandHeads: Record<AgingBand, string> = {
  current: 'Not yet due',
  '1_30': '1–30 days',
  '31_60': '31–60 days',
  '61_90': '61–90 days',
  over_90: 'Over 90 days',
  credit: 'Credit',
};
