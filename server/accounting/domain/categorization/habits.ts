import { isMoneyIn, logAmount, type Movement } from './movement';

/** What movements of each ledger are usually like; ledgers are numbers from 0. All arrays are rows of one ledger each. */
export type Habits = {
  /** By direction: how often each ledger was chosen of late. */
  usual: { in: Float64Array; out: Float64Array };
  /** By direction and size of the amount, in bins; the last row is of all ledgers together. */
  sizes: { in: Float64Array; out: Float64Array };
  /** By day of the month. */
  days: Float64Array;
  /** How often each ledger had money in and money out, and its last day as a number of days; NaN where it was never used. */
  times: { in: Float64Array; out: Float64Array };
  lastDay: Float64Array;
};

const fading = { usual: 0.99, ledger: 0.98, all: 0.995 };
const sizeBins = 72;
const sizeWidth = 0.35;
const daysOfMonth = 31;
const daysNear = 2;
/** The share of a month that lies within `daysNear` of a day. */
const shareNear = (1 + 2 * daysNear) / daysOfMonth;
const msOfDay = 86_400_000;

export function emptyHabits(ledgers: number): Habits {
  const both = (length: number) => ({ in: new Float64Array(length), out: new Float64Array(length) });
  return {
    usual: both(ledgers),
    sizes: both((ledgers + 1) * sizeBins),
    days: new Float64Array(ledgers * daysOfMonth),
    times: both(ledgers),
    lastDay: new Float64Array(ledgers).fill(Number.NaN),
  };
}

export function learnHabits(habits: Habits, movement: Movement, ledger: number): void {
  const direction = isMoneyIn(movement) ? 'in' : 'out';
  const usual = habits.usual[direction];
  for (let each = 0; each < usual.length; each += 1) usual[each] = (usual[each] ?? 0) * fading.usual;
  usual[ledger] = (usual[ledger] ?? 0) + 1;
  const sizes = habits.sizes[direction];
  addTo(sizes, ledger * sizeBins, sizeBins, binOf(movement), fading.ledger);
  addTo(sizes, usual.length * sizeBins, sizeBins, binOf(movement), fading.all);
  addTo(habits.days, ledger * daysOfMonth, daysOfMonth, dayOfMonth(movement) - 1, fading.ledger);
  const times = habits.times[direction];
  times[ledger] = (times[ledger] ?? 0) + 1;
  habits.lastDay[ledger] = dayNumber(movement.day);
}

/** How much likelier an amount of this size is on the ledger than on any, as a logarithm; 0 for a ledger never used. */
export function sizeFit(habits: Habits, movement: Movement, ledger: number): number {
  const direction = isMoneyIn(movement) ? 'in' : 'out';
  const sizes = habits.sizes[direction];
  const bin = binOf(movement);
  const own = around(sizes, ledger * sizeBins, bin);
  if (own.all === 0) return 0;
  const any = around(sizes, habits.usual[direction].length * sizeBins, bin);
  const expected = (any.here + 0.5) / (any.all + 0.5 * sizeBins);
  return Math.log((own.here + 1.5 * expected) / (own.all + 1.5) / expected);
}

/** How much likelier the ledger is used about this day of the month than on any, as a logarithm. */
export function dayFit(habits: Habits, movement: Movement, ledger: number): number {
  const row = ledger * daysOfMonth;
  const day = dayOfMonth(movement) - 1;
  let near = 0;
  let all = 0;
  for (let each = 0; each < daysOfMonth; each += 1) {
    const count = habits.days[row + each] ?? 0;
    const distance = Math.abs(each - day);
    if (Math.min(distance, daysOfMonth - distance) <= daysNear) near += count;
    all += count;
  }
  return Math.log((near + 0.5) / (all + 0.5 / shareNear) / shareNear);
}

/** Days since 1970. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(day) / msOfDay);
}

function addTo(bins: Float64Array, row: number, length: number, at: number, fades: number): void {
  for (let each = row; each < row + length; each += 1) bins[each] = (bins[each] ?? 0) * fades;
  bins[row + at] = (bins[row + at] ?? 0) + 1;
}

function around(bins: Float64Array, row: number, at: number): { here: number; all: number } {
  let all = 0;
  for (let each = row; each < row + sizeBins; each += 1) all += bins[each] ?? 0;
  const beside =
    (at > 0 ? (bins[row + at - 1] ?? 0) : 0) + (at < sizeBins - 1 ? (bins[row + at + 1] ?? 0) : 0);
  return { here: 0.5 * (bins[row + at] ?? 0) + 0.25 * beside, all };
}

function binOf(movement: Movement): number {
  return Math.min(sizeBins - 1, Math.max(0, Math.round(logAmount(movement) / sizeWidth)));
}

function dayOfMonth({ day }: Movement): number {
  return Number(day.slice(8, 10));
}
