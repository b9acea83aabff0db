import type { AgingBand } from '@/lib/contract/aging';
import type { Day } from '@/lib/dates/instant';

/** What is open and due on one day: how many, and what they lack of being paid, in minor units. */
export type DueOnDay = { day: Day; count: number; amount: bigint };
export type AgedBand = { band: AgingBand; count: number; amount: bigint };

const millisecondsPerDay = 86_400_000;

/** The bands, each with the most days something in it has been due. */
const bands: readonly (readonly [band: AgingBand, mostDays: number])[] = [
  ['current', 0],
  ['1_30', 30],
  ['31_60', 60],
  ['61_90', 90],
  ['over_90', Number.POSITIVE_INFINITY],
];

/** Sums what is due by how long it has been on the day. Every band is there, the youngest first. */
export function ageItems(due: readonly DueOnDay[], asOf: Day): AgedBand[] {
  const aged = bands.map(([band]) => ({ band, count: 0, amount: 0n }));
  for (const { day, count, amount } of due) {
    const days = (Date.parse(asOf) - Date.parse(day)) / millisecondsPerDay;
    const band = aged[bands.findIndex(([, mostDays]) => days <= mostDays)];
    if (!band) throw new Error(`no band holds ${days} days`);
    band.count += count;
    band.amount += amount;
  }
  return aged;
}
