import type { LabelledAmount } from './labelled-amounts';

/** More parts than this are not added up: among many amounts some sum always comes out. */
const mostAdjustments = 4;

/** What is added or taken off between two amounts, and all sums that this makes, ascending; 0 is one of them. In ten-thousandths. */
export type Adjustments = { amounts: readonly LabelledAmount[]; sums: readonly bigint[] };

/**
 * The amounts of a document with what is asked of each pair of them, found once: of hundreds of amounts, looking through all for
 * each pair takes seconds, and anybody may mail a document.
 */
export type ComparedAmounts = {
  all: readonly LabelledAmount[];
  /** The adjustments between two amounts; none where they are too many to be added up. */
  adjustmentsBetween: (first: LabelledAmount, last: LabelledAmount) => Adjustments;
  /** The two smallest amounts of each line that has two: what may be the net amount and the tax in it. */
  smallestTwo: readonly { line: number; net: bigint; tax: bigint }[];
};

/** What is asked of each pair of the amounts, ready to be looked up; `all` are the amounts of one document. */
export function comparedAmounts(all: readonly LabelledAmount[]): ComparedAmounts {
  return { all, adjustmentsBetween: adjustmentsOf(all), smallestTwo: smallestTwoOf(all) };
}

function adjustmentsOf(all: readonly LabelledAmount[]): ComparedAmounts['adjustmentsBetween'] {
  const adjustments = all
    .filter(({ kind, isLast, units }) => kind === 'adjustment' && isLast && units > 0n)
    .sort((a, b) => a.line - b.line);
  const lines = adjustments.map(({ line }) => line);
  const none: Adjustments = { amounts: [], sums: [0n] };
  const known = new Map<string, Adjustments>();
  return (first, last) => {
    const from = firstFrom(lines, first.line + 1);
    const to = firstFrom(lines, last.line);
    if (to <= from || to - from > mostAdjustments) return none;
    const found = known.get(`${from} ${to}`) ?? added(adjustments.slice(from, to));
    known.set(`${from} ${to}`, found);
    return found;
  };
}

/** All sums that the amounts make, each added, taken off or left out; a total without its tax is none, so no tax is taken off. */
function added(amounts: readonly LabelledAmount[]): Adjustments {
  const sums = amounts.reduce<bigint[]>(
    (before, { units, isTax, isNegative }) =>
      before.flatMap((sum) => [sum, sum + units, ...(isTax && !isNegative ? [] : [sum - units])]),
    [0n],
  );
  return { amounts, sums: [...new Set(sums)].sort((a, b) => (a < b ? -1 : 1)) };
}

function smallestTwoOf(all: readonly LabelledAmount[]): ComparedAmounts['smallestTwo'] {
  const lines = new Map<number, bigint[]>();
  for (const { line, units } of all) {
    const smallest = [...(lines.get(line) ?? []), units].sort((a, b) => (a < b ? -1 : 1));
    lines.set(line, smallest.slice(0, 2));
  }
  return [...lines].flatMap(([line, [tax, net]]) =>
    net === undefined || tax === undefined ? [] : [{ line, net, tax }],
  );
}

/** Where in ascending values the first stands that is not below the value; their number where there is none. */
export function firstFrom<Value extends number | bigint>(ascending: readonly Value[], value: Value): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = ascending[middle];
    if (at !== undefined && at < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
