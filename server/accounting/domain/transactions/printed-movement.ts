import { type ComparedMovement, comparableText } from './movement';

/** A movement with everything that was printed of it, by our names. */
export type PrintedMovement = ComparedMovement & { metadata: Readonly<Record<string, unknown>> };

/** Fewer letters and digits are in many a text. */
const leastLetters = 4;

/**
 * Whether the description of one is in what is printed of the other, whatever column or field it stood in: banks cut texts, put more
 * before or behind them, and a table may be read from other columns than before.
 */
export function saysTheSame(a: PrintedMovement, b: PrintedMovement): boolean {
  return isIn(a.bankDescription, b) || isIn(b.bankDescription, a);
}

function isIn(description: string, movement: PrintedMovement): boolean {
  const words = plain(description);
  if (words.length < leastLetters || !/\p{Letter}|\d{6}/u.test(words)) return false;
  const texts = [movement.bankDescription, ...Object.values(movement.metadata).filter(isText)].join(' ');
  if (plain(texts).includes(words)) return true;
  const printed = new Set(wordsIn(texts));
  return wordsIn(description).every((word) => printed.has(word));
}

/** Whether both have the same balance after them, which differs between two movements of a day. */
export function haveSameBalance(a: PrintedMovement, b: PrintedMovement): boolean {
  const digits = balanceDigits(a);
  return digits !== '' && digits === balanceDigits(b);
}

/** Without marks of decimals and thousands, which files write in several ways. */
function balanceDigits({ metadata }: PrintedMovement): string {
  return isText(metadata.balance) ? metadata.balance.replace(/\D/g, '') : '';
}

function plain(text: string): string {
  return comparableText(withoutMarks(text));
}

function wordsIn(text: string): string[] {
  return withoutMarks(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** In lower case and without accents, which some formats cannot print. */
function withoutMarks(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
