import { isMoneyIn, logAmount, type Movement } from '../movement';

/** What movements of each ledger are usually like; ledgers are numbers from 0. All arrays are rows of one ledger each. */
export type Habits = {
  /** By direction: how often each ledger was chosen of late. */
  usual: { in: Float64Array; out: Float64Array };
  /** By direction and size of the amount, in bins; the last row is of all ledgers together. The last of a row is its sum. */
  sizes: { in: Float64Array; out: Float64Array };
  /** By day of the month; the last of a row is its sum. */
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
const sizeRow = sizeBins + 1;
const dayRow = daysOfMonth + 1;
/** The share of a month that lies within `daysNear` of a day. */
const shareNear = (1 + 2 * daysNear) / daysOfMonth;
const msOfDay = 86_400_000;

/** The habits of a business without a decision, with room for so many ledgers. */
export function emptyHabits(ledgers: number): Habits {
  const both = (length: number) => ({ in: new Float64Array(length), out: new Float64Array(length) });
  return {
    usual: both(ledgers),
    sizes: both((ledgers + 1) * sizeRow),
    days: new Float64Array(ledgers * dayRow),
    times: both(ledgers),
    lastDay: new Float64Array(ledgers).fill(Number.NaN),
  };
}

/** Adds a movement that was decided to be on the ledger; what was learned before counts less from then on. */
export function learnHabits(habits: Habits, movement: Movement, ledger: number): void {
  const direction = isMoneyIn(movement) ? 'in' : 'out';
  const usual = habits.usual[direction];
  for (let each = 0; each < usual.length; each += 1) usual[each] = (usual[each] ?? 0) * fading.usual;
  usual[ledger] = (usual[ledger] ?? 0) + 1;
  const sizes = habits.sizes[direction];
  addTo(sizes, ledger * sizeRow, sizeBins, binOf(movement), fading.ledger);
  addTo(sizes, usual.length * sizeRow, sizeBins, binOf(movement), fading.all);
  addTo(habits.days, ledger * dayRow, daysOfMonth, dayOfMonth(movement) - 1, fading.ledger);
  const times = habits.times[direction];
  times[ledger] = (times[ledger] ?? 0) + 1;
  habits.lastDay[ledger] = dayNumber(movement.day);
}

/** How much likelier an amount of this size is on the ledger than on any, as a logarithm; 0 for a ledger never used. */
export function sizeFit(habits: Habits, movement: Movement, ledger: number): number {
  const direction = isMoneyIn(movement) ? 'in' : 'out';
  const sizes = habits.sizes[direction];
  const bin = binOf(movement);
  const own = ledger * sizeRow;
  const all = sizes[own + sizeBins] ?? 0;
  if (all === 0) return 0;
  const any = habits.usual[direction].length * sizeRow;
  const expected = (around(sizes, any, bin) + 0.5) / ((sizes[any + sizeBins] ?? 0) + 0.5 * sizeBins);
  return Math.log((around(sizes, own, bin) + 1.5 * expected) / (all + 1.5) / expected);
}

/** How much likelier the ledger is used about this day of the month than on any, as a logarithm. */
export function dayFit(habits: Habits, movement: Movement, ledger: number): number {
  const row = ledger * dayRow;
  const day = dayOfMonth(movement) - 1;
  const all = habits.days[row + daysOfMonth] ?? 0;
  let near = 0;
  for (let each = day - daysNear; each <= day + daysNear; each += 1)
    near += habits.days[row + ((each + daysOfMonth) % daysOfMonth)] ?? 0;
  return Math.log((near + 0.5) / (all + 0.5 / shareNear) / shareNear);
}

/** Days since 1970. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(day) / msOfDay);
}

function addTo(bins: Float64Array, row: number, length: number, at: number, fades: number): void {
  for (let each = row; each <= row + length; each += 1) bins[each] = (bins[each] ?? 0) * fades;
  bins[row + at] = (bins[row + at] ?? 0) + 1;
  bins[row + length] = (bins[row + length] ?? 0) + 1;
}

function around(bins: Float64Array, row: number, at: number): number {
  const before = at > 0 ? (bins[row + at - 1] ?? 0) : 0;
  const after = at < sizeBins - 1 ? (bins[row + at + 1] ?? 0) : 0;
  return 0.5 * (bins[row + at] ?? 0) + 0.25 * (before + after);
}

function binOf(movement: Movement): number {
  return Math.min(sizeBins - 1, Math.max(0, Math.round(logAmount(movement) / sizeWidth)));
}

function dayOfMonth({ day }: Movement): number {
  return Number(day.slice(8, 10));
}
