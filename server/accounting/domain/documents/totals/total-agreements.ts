import { type ComparedAmounts, firstFrom } from './compared-amounts';
import type { LabelledAmount } from './labelled-amounts';

/**
 * What other amounts of the document make of one: cash less change comes to it; parts (subtotal, tax, service,
 * rounding) or the items add up to it; it was paid exactly; it is printed again.
 */
export type Agreement = 'cash_less_change' | 'parts' | 'items' | 'paid' | 'repeated';

/** More parts than this are not added up: among many amounts some sum always comes out. */
const mostParts = 4;
const fewestItems = 2;
/** Cash is rounded to the smallest coin, of five hundredths or ten; in ten-thousandths as all amounts. */
const mostRounding = 500n;
const notRepeated: readonly LabelledAmount['kind'][] = ['subtotal', 'previous', 'other'];
const notRounded: readonly LabelledAmount['kind'][] = ['subtotal', 'change', 'count'];

/** What else on the document comes to the amount, such as cash less change or the sum of the items. */
export function agreementsOf(amount: LabelledAmount, compared: ComparedAmounts): Agreement[] {
  const { all } = compared;
  const isEqual = (each: LabelledAmount) =>
    each.units === amount.units &&
    !isPartPayment(each, amount.units, all) &&
    !isPartPayment(amount, each.units, all);
  const others = all.filter((each) => each.line !== amount.line);
  const found: [Agreement, boolean][] = [
    ['cash_less_change', isCashLessChange(amount, others)],
    [
      'parts',
      isSumOfParts(amount, compared) ||
        isNetAndTax(amount, compared) ||
        isPaidInPart(amount, all) ||
        isPaidInVouchers(amount, all),
    ],
    ['items', isSumOfItems(amount, all)],
    ['paid', others.some((each) => each.kind === 'tendered' && isEqual(each))],
    ['repeated', others.some((each) => isEqual(each) && !notRepeated.includes(each.kind))],
  ];
  return found.flatMap(([agreement, holds]) => (holds ? [agreement] : []));
}

/** Whether what was paid is a part payment, such as a deposit: a total is this with the balance due, which may be as much. */
export function isPartPayment(
  paid: LabelledAmount,
  balanceDue: bigint,
  all: readonly LabelledAmount[],
): boolean {
  return (
    paid.kind === 'tendered' && all.some((each) => isSum(each) && each.units === paid.units + balanceDue)
  );
}

/** Whether a smaller amount further down is what is still to be paid, less what stands between them and is neither a tax nor a discount. */
export function hasBalanceDue(amount: LabelledAmount, all: readonly LabelledAmount[]): boolean {
  const below = payableBelow(amount, all);
  return below.some(
    (due) =>
      (due.kind === 'total_to_pay' || due.kind === 'amount') &&
      below.some(({ line, units }) => line < due.line && units + due.units === amount.units),
  );
}

/** The same of what is left behind a voucher or another way of payment; a discount is none. */
function isPaidInVouchers(amount: LabelledAmount, all: readonly LabelledAmount[]): boolean {
  if (!isSum(amount) || amount.kind === 'subtotal') return false;
  const below = payableBelow(amount, all);
  const paid = below.filter(({ kind }) => kind === 'none' || kind === 'tendered');
  return below.some(
    (left) =>
      left.kind === 'amount' &&
      paid.some(({ line, units }) => line < left.line && units + left.units === amount.units),
  );
}

/** The amounts further down that may have been paid or may be left to pay. */
function payableBelow(amount: LabelledAmount, all: readonly LabelledAmount[]): LabelledAmount[] {
  return all.filter(
    (each) =>
      each.line > amount.line && each.units > 0n && !each.isTax && !each.isNoPayment && !each.isInSummary,
  );
}

/** Whether it is the sum of a part payment and the balance due. */
function isPaidInPart(amount: LabelledAmount, all: readonly LabelledAmount[]): boolean {
  const due = all.filter((each) => isSum(each) && each.units > 0n && each.units < amount.units);
  const paid = all.filter(({ kind }) => kind === 'tendered');
  return isSum(amount) && due.some((each) => paid.some(({ units }) => units + each.units === amount.units));
}

/**
 * Whether an amount further down takes the place of this one: the total with what is added or taken off between them, or rounded to
 * what can be paid in cash.
 */
export function isSuperseded(amount: LabelledAmount, { all, adjustmentsBetween }: ComparedAmounts): boolean {
  return all.some((later) => {
    if (later.line <= amount.line || later.units === amount.units) return false;
    if (!later.isLast || later.isInSummary || later.isNegative) return false;
    const isWhole = later.kind === 'total' || later.kind === 'total_to_pay';
    // Whose words are not there, or of something else: only where nothing is rounded.
    const isBare = later.kind === 'none' || later.kind === 'adjustment';
    if ((isWhole || isBare) && isSum(amount) && later.units > amount.units) {
      const { amounts, sums } = adjustmentsBetween(amount, later);
      const added = later.units - amount.units;
      const isSame = isBare ? sums[firstFrom(sums, added)] === added : hasNear(sums, added);
      if (amounts.length > 0 && isSame) return true;
    }
    if (later.units % mostRounding !== 0n || !isNear(amount.units, later.units)) return false;
    if (later.kind !== 'tendered') return notRounded.every((kind) => kind !== later.kind);
    return adjustmentsBetween(amount, later).amounts.some(({ units }) => isNear(units, 0n));
  });
}

/**
 * Whether the sums printed above a total come to another that has the same digits but for one: of the two, one was misread. Sums of
 * what is taxed at each rate, of a subtotal with what is added or taken off, of the items.
 */
export function isDisproved(amount: LabelledAmount, { all, adjustmentsBetween }: ComparedAmounts): boolean {
  const bases = all.filter((each) => isSum(each) && each.line < amount.line && each.isLast);
  const parts = bases.filter(({ kind }) => kind === 'subtotal').slice(-mostParts);
  const ofItems = sumOfItems(amount, all);
  const sums = [
    ...sumsOfTwoOrMore(parts),
    ...(ofItems === null ? [] : [ofItems]),
    ...bases.flatMap((base) =>
      adjustmentsBetween(base, amount).sums.flatMap((sum) => (sum === 0n ? [] : [base.units + sum])),
    ),
  ];
  return sums.some((sum) => differsByOneDigit(sum, amount.units));
}

/** Whether one digit was changed, added or left out, before the decimals. */
function differsByOneDigit(one: bigint, other: bigint): boolean {
  const [longer, shorter] = [one.toString(), other.toString()].sort((a, b) => b.length - a.length);
  if (!longer || !shorter || isNear(one, other) || longer.length - shorter.length > 1) return false;
  const at = [...longer].findIndex((digit, index) => digit !== shorter[index]);
  const rest = longer.slice(at + 1);
  return at !== -1 && rest === shorter.slice(longer.length === shorter.length ? at + 1 : at);
}

/** Whether rounding to what can be paid in cash makes one of the other. */
export function isNear(one: bigint, other: bigint): boolean {
  return one - other < mostRounding && other - one < mostRounding;
}

/** Whether rounding makes one of the ascending sums of the amount. */
function hasNear(sums: readonly bigint[], units: bigint): boolean {
  const first = sums[firstFrom(sums, units - mostRounding + 1n)];
  return first !== undefined && isNear(first, units);
}

/** What was handed over less what came back, where one such sum is there. In ten-thousandths, as all amounts of a document. */
export function cashLessChange(all: readonly LabelledAmount[]): bigint | null {
  const changes = all.filter(({ kind, units }) => kind === 'change' && units > 0n);
  const paid = all
    .filter(({ kind }) => kind === 'tendered')
    .flatMap((cash) => changes.map((change) => cash.units - change.units));
  const [only, ...others] = new Set(paid.filter((units) => units > 0n));
  return only === undefined || others.length > 0 ? null : only;
}

function isCashLessChange({ units }: LabelledAmount, others: readonly LabelledAmount[]): boolean {
  const tendered = others.filter(({ kind }) => kind === 'tendered');
  const changes = others.filter((each) => each.kind === 'change' && each.units > 0n);
  return tendered.some((cash) => changes.some((change) => cash.units - change.units === units));
}

/** Subtotal or total, with any of the adjustments near it added or taken off. */
function isSumOfParts(amount: LabelledAmount, { all, adjustmentsBetween }: ComparedAmounts): boolean {
  const bases = all.filter((each) => isSum(each) && each.line < amount.line && each.isLast);
  const parts = bases.filter(({ kind }) => kind === 'subtotal').slice(-mostParts);
  if (sumsOfTwoOrMore(parts).includes(amount.units)) return true;
  return bases.some((base) => {
    const difference = amount.units - base.units;
    const { sums } = adjustmentsBetween(base, amount);
    return difference !== 0n && sums[firstFrom(sums, difference)] === difference;
  });
}

function isSum({ kind }: LabelledAmount): boolean {
  return kind === 'subtotal' || kind === 'total' || kind === 'total_to_pay';
}

/** What each two or more of the amounts add up to, such as the sums of what is taxed and what is not. */
function sumsOfTwoOrMore(amounts: readonly LabelledAmount[]): bigint[] {
  const sums = [{ sum: 0n, count: 0 }];
  for (const { units, isNegative } of amounts) {
    const added = isNegative ? -units : units;
    sums.push(...sums.map(({ sum, count }) => ({ sum: sum + added, count: count + 1 })));
  }
  return sums.flatMap(({ sum, count }) => (count > 1 ? [sum] : []));
}

/** Another line with the net amount and the tax that are in it. */
function isNetAndTax(amount: LabelledAmount, { smallestTwo }: ComparedAmounts): boolean {
  // Taxes on sales are below a third of the price.
  return smallestTwo.some(
    ({ line, net, tax }) =>
      line !== amount.line && tax !== 0n && net + tax === amount.units && tax * 3n < net,
  );
}

/** The last amounts of the lines above all totals. */
function isSumOfItems(amount: LabelledAmount, all: readonly LabelledAmount[]): boolean {
  return sumOfItems(amount, all) === amount.units;
}

function sumOfItems(amount: LabelledAmount, all: readonly LabelledAmount[]): bigint | null {
  const firstSum = all.find((each) => each.kind !== 'none' && each.kind !== 'amount');
  const items = all.filter(
    (each) =>
      each.isLast && each.kind === 'none' && each.line < (firstSum?.line ?? 0) && each.line < amount.line,
  );
  return items.length < fewestItems ? null : items.reduce((sum, each) => sum + each.units, 0n);
}
