import { addDecimalTexts, negateDecimalText } from '@/lib/money/decimal-text';
import type { BankRecord, ClosingBalance, RecordOutcome } from './bank-file';

/** What one statement prints of its balances, and the movements between them. */
export type StatementBalances = {
  opening: ClosingBalance | null;
  closing: ClosingBalance | null;
  /** Those booked; null where one could not be read. */
  movements: readonly BankRecord[] | null;
  /** Whether it is a page of a statement, the others of which may be in other files. */
  isPage: boolean;
};

type Whole = StatementBalances & { opening: ClosingBalance; closing: ClosingBalance };

/** The booked movements among what was read; null where something could not be. */
export function bookedOf(outcomes: readonly RecordOutcome[]): BankRecord[] | null {
  const read = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
  return read.length < outcomes.length ? null : read.filter(({ posted }) => posted);
}

/**
 * Where the balances of an account's statements do not follow: a closing balance is not the opening one and the movements, or no
 * statement closes with what a later one opens with. Null where all follow, or too little is printed to tell.
 * @param printed in the order of the file
 */
export function statementBreakOf(printed: readonly StatementBalances[]): string | null {
  const statements = joinPages(printed).filter(isWhole);
  return closingBreakOf(statements) ?? openingBreakOf(statements);
}

/** A statement without a closing balance goes on in the next one, which repeats the opening balance or has none. */
function joinPages(printed: readonly StatementBalances[]): StatementBalances[] {
  const joined: [first: StatementBalances, ...further: StatementBalances[]][] = [];
  for (const each of printed) {
    const before = joined.at(-1);
    const isOpen = before?.at(-1)?.closing === null;
    if (before && isOpen && (!each.opening || isSame(each.opening, before[0].opening))) before.push(each);
    else joined.push([each]);
  }
  return joined.map((pages) => ({
    opening: pages[0].opening,
    closing: pages.at(-1)?.closing ?? null,
    movements: together(pages),
    isPage: pages.some(({ isPage }) => isPage),
  }));
}

function together(statements: readonly StatementBalances[]): readonly BankRecord[] | null {
  if (statements.some(({ movements }) => movements === null)) return null;
  return statements.flatMap(({ movements }) => movements ?? []);
}

function closingBreakOf(statements: readonly Whole[]): string | null {
  // Each page of a statement may print the balances of the whole.
  const pages = new Map<string, Whole[]>();
  for (const each of statements) {
    const { opening, closing } = each;
    const key = [opening.day, keyOf(opening.amount), closing.day, keyOf(closing.amount)].join(' ');
    const known = pages.get(key);
    if (known) known.push(each);
    else pages.set(key, [each]);
  }
  for (const group of pages.values()) {
    const broken = group.find((each) => !each.isPage && !closes(each));
    if (broken && !closes({ ...broken, movements: together(group) })) return closingSentence(broken);
  }
  return null;
}

function closingSentence({ opening, closing, movements }: Whole): string {
  const sum = sumOf(movements ?? []);
  return `The balances do not follow from the amounts: a statement closes on ${closing.day} with ${closing.amount}, but its opening balance of ${opening.amount} and its movements of ${sum} make ${addDecimalTexts(opening.amount, sum)}. A record may be missing, or an amount may not be what moved the account.`;
}

/** Some banks leave what is valued later than the closing balance out of it. */
function closes({ opening, closing, movements }: Whole): boolean {
  if (movements === null) return true;
  const valued = movements.filter(({ metadata }) => (metadata.value_date ?? '').slice(0, 10) <= closing.day);
  return [movements, valued].some((some) =>
    isEqual(addDecimalTexts(opening.amount, sumOf(some)), closing.amount),
  );
}

function sumOf(movements: readonly BankRecord[]): string {
  return movements.reduce((sum, { amount }) => addDecimalTexts(sum, amount), '0');
}

/** The earliest statement that follows no other is the first; a further one lacks the one before it. */
function openingBreakOf(statements: readonly Whole[]): string | null {
  const byDay = statements.toSorted(
    (a, b) => compare(a.closing.day, b.closing.day) || compare(a.opening.day, b.opening.day),
  );
  const closings = countsOf(byDay.map(({ closing }) => keyOf(closing.amount)));
  // Pages of a statement, and reports of one day, may open with the same balance.
  const openings = countsOf(byDay.map(({ opening }) => `${opening.day} ${keyOf(opening.amount)}`));
  const [, next] = byDay.filter(({ opening, closing }) => {
    const amount = keyOf(opening.amount);
    const own = keyOf(closing.amount) === amount ? 1 : 0;
    return (closings.get(amount) ?? 0) === own && openings.get(`${opening.day} ${amount}`) === 1;
  });
  const before = next && byDay[byDay.indexOf(next) - 1];
  if (!next || !before) return null;
  return `The balances of the statements do not follow from each other: one closes on ${before.closing.day} with ${before.closing.amount}, but the next opens with ${next.opening.amount}. A statement between them may be missing.`;
}

function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function isWhole(statement: StatementBalances): statement is Whole {
  return statement.opening !== null && statement.closing !== null;
}

function isSame(left: ClosingBalance, right: ClosingBalance | null): boolean {
  return right !== null && left.day === right.day && isEqual(left.amount, right.amount);
}

/** Banks that compute with binary fractions print a balance of 66.0000000000001: what is below a thousandth is no money. */
function isEqual(left: string, right: string): boolean {
  return keyOf(addDecimalTexts(left, negateDecimalText(right))) === '0';
}

/** The amount to the thousandth; the same for the same amount, however many decimals it is printed with. */
function keyOf(amount: string): string {
  const [units = '', decimals = ''] = amount.split('.');
  const [, kept = ''] = /^(\d{0,3}?)0*$/.exec(decimals.slice(0, 3)) ?? [];
  return kept === '' ? units.replace(/^-0$/, '0') : `${units}.${kept}`;
}

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
