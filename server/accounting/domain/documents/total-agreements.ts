import type { LabelledAmount } from './labelled-amounts';

/**
 * What other amounts of the document make of one: cash less change comes to it; parts (subtotal, tax, service,
 * rounding) or the items add up to it; it was paid exactly; it is printed again.
 */
export type Agreement = 'cash_less_change' | 'parts' | 'items' | 'paid' | 'repeated';

/** More parts than this are not added up: among many amounts some sum always comes out. */
const mostAdjustments = 4;
const fewestItems = 2;

export function agreementsOf(amount: LabelledAmount, all: readonly LabelledAmount[]): Agreement[] {
  const others = all.filter((each) => each.line !== amount.line);
  const found: [Agreement, boolean][] = [
    ['cash_less_change', isCashLessChange(amount, others)],
    ['parts', isSumOfParts(amount, all) || isNetAndTax(amount, others)],
    ['items', isSumOfItems(amount, all)],
    ['paid', others.some((each) => each.kind === 'tendered' && each.units === amount.units)],
    ['repeated', others.some((each) => each.units === amount.units && each.kind !== 'subtotal')],
  ];
  return found.flatMap(([agreement, holds]) => (holds ? [agreement] : []));
}

function isCashLessChange({ units }: LabelledAmount, others: readonly LabelledAmount[]): boolean {
  const tendered = others.filter(({ kind }) => kind === 'tendered');
  const changes = others.filter((each) => each.kind === 'change' && each.units > 0n);
  return tendered.some((cash) => changes.some((change) => cash.units - change.units === units));
}

/** Subtotal or total, with any of the adjustments near it added or taken off. */
function isSumOfParts(amount: LabelledAmount, all: readonly LabelledAmount[]): boolean {
  const bases = all.filter(
    (each) => (each.kind === 'subtotal' || each.kind === 'total') && each.line < amount.line && each.isLast,
  );
  return bases.some((base) => {
    const between = all.filter(
      (each) =>
        each.kind === 'adjustment' &&
        each.isLast &&
        each.units > 0n &&
        each.line > base.line &&
        each.line < amount.line,
    );
    if (between.length === 0 || between.length > mostAdjustments) return false;
    return sumsOf(between).some((sum) => sum !== 0n && base.units + sum === amount.units);
  });
}

/** All sums that the amounts make, each added, taken off or left out. */
function sumsOf(amounts: readonly LabelledAmount[]): bigint[] {
  return amounts.reduce<bigint[]>(
    (sums, { units }) => sums.flatMap((sum) => [sum, sum + units, sum - units]),
    [0n],
  );
}

/** A line with the net amount and the tax that are in it. */
function isNetAndTax(amount: LabelledAmount, others: readonly LabelledAmount[]): boolean {
  const lines = new Map<number, bigint[]>();
  for (const each of others) lines.set(each.line, [...(lines.get(each.line) ?? []), each.units]);
  return [...lines.values()].some((units) => {
    const [net, tax] = [...units].sort((a, b) => (a > b ? -1 : 1)).slice(-2);
    if (net === undefined || tax === undefined || tax === 0n) return false;
    // Taxes on sales are below a third of the price.
    return net + tax === amount.units && tax * 3n < net;
  });
}

/** The last amounts of the lines above all totals. */
function isSumOfItems(amount: LabelledAmount, all: readonly LabelledAmount[]): boolean {
  const firstSum = all.find((each) => each.kind !== 'none' && each.kind !== 'amount');
  const items = all.filter(
    (each) =>
      each.isLast && each.kind === 'none' && each.line < (firstSum?.line ?? 0) && each.line < amount.line,
  );
  if (items.length < fewestItems) return false;
  return items.reduce((sum, each) => sum + each.units, 0n) === amount.units;
}
