import type { CsvMapping } from '@/lib/contract/csv-mapping';
import type { AmountReading } from '../../bank-file';
import type { CsvRole } from '../columns/header-names';
import { hasSign } from '../columns/roles-of-values';
import type { CsvLayout } from '../layout';
import { type CsvRow, cellsOf } from '../table';
import { type DirectionReader, type DirectionWords, directionsIn, wordsIn } from './directions';

/** The column that says which way the amounts went, and how it is read. */
export type DirectionColumn = {
  column: number;
  wayOf: DirectionReader;
  /** One for each direction, to be remembered; null where the column has others, too. */
  words: DirectionWords | null;
};

/** A column with two words of which one seems to mean money out: amounts without any sign stand beside them. */
export type OpenDirection = { column: number; words: [string, string] };

/** Fewer rows may have two words by chance. */
const leastRows = 3;
const longestWord = 20;
/** What says something else with two words: two currencies, two accounts, booked and pending. */
const OTHER_ROLES: readonly CsvRole[] = [
  'date',
  'value_date',
  'amount',
  'balance',
  'fee',
  'id',
  'currency',
  'account',
  'counterparty_account',
  'status',
];

/**
 * The column of directions, or the one that is asked about: where amounts have no sign and beside them stands one of two words.
 * Balances do not tell these apart: on a card they may be what is owed.
 */
export function findDirection(
  rows: readonly CsvRow[],
  layout: CsvLayout,
  mapping: CsvMapping,
): { direction: DirectionColumn | null; open: OpenDirection | null } {
  const { out_word: out, in_word: into } = mapping;
  const said = out === undefined || into === undefined ? null : { out, in: into };
  const column = layout.columns.get('direction');
  const texts = cellsOf(rows, column);
  const wayOf = directionsIn(texts, said);
  const known = column === undefined ? null : { column, wayOf, words: said ?? wordsIn(texts, wayOf) };
  if (known && (said || texts.some((text) => wayOf(text) !== null))) return { direction: known, open: null };
  // A person has said that all amounts went one way, whatever the words beside them.
  if (mapping.invert_amounts !== undefined) return { direction: null, open: null };
  // Where amounts have signs, or no row says anything, the column is none of directions.
  const isSilent = texts.every((text) => text.trim() === '');
  const areSigned = cellsOf(rows, layout.columns.get('amount')).some(hasSign);
  if (known && (isSilent || areSigned)) return { direction: null, open: null };
  return { direction: known, open: openDirection(rows, layout) };
}

/** The readings of amounts beside two words: either word is money out, or all are. */
export function readingsOfWords({ column, words }: OpenDirection, rows: readonly CsvRow[]): AmountReading[] {
  const texts = cellsOf(rows, column).map((text) => text.trim());
  const count = (word: string) => texts.filter((text) => text === word).length;
  const [first, second] = words;
  return [
    ...[
      { out: first, into: second },
      { out: second, into: first },
    ].map(({ out, into }) => ({
      answer: { direction: column + 1, out_word: out, in_word: into },
      moneyOut: count(out),
      moneyIn: count(into),
    })),
    { answer: { invert_amounts: true }, moneyOut: texts.length, moneyIn: 0 },
    { answer: { invert_amounts: false }, moneyOut: 0, moneyIn: texts.length },
  ];
}

function openDirection(rows: readonly CsvRow[], layout: CsvLayout): OpenDirection | null {
  const { columns } = layout;
  const amounts = cellsOf(rows, columns.get('amount'));
  if (amounts.length === 0 || amounts.some(hasSign)) return null;
  const named = columns.get('direction');
  if (named !== undefined) return twoWords(rows, named);
  if (rows.length < leastRows) return null;
  const others = new Set([
    ...OTHER_ROLES.map((role) => columns.get(role)),
    ...[layout.description, layout.texts, layout.memos].flat(),
    columns.get('payee'),
  ]);
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const free = Array.from({ length: width }, (_, column) => column).filter((column) => !others.has(column));
  const type = columns.get('type');
  const candidates = [...free.filter((column) => column === type), ...free];
  const isOfLetters = (text: string) => /^[\p{L}\p{M}][\p{L}\p{M}\s.-]*$/u.test(text);
  const open = candidates.flatMap((column) => twoWords(rows, column) ?? []);
  return open.find(({ words }) => words.every(isOfLetters)) ?? null;
}

/** Two short words, without digits, one of them in every row. */
function twoWords(rows: readonly CsvRow[], column: number): OpenDirection | null {
  const texts = new Set(rows.map(({ cells }) => cells[column]?.trim() ?? ''));
  const [first, second] = [...texts];
  if (texts.size !== 2 || first === undefined || second === undefined) return null;
  const isWord = (text: string) => text !== '' && text.length <= longestWord && !/\d/.test(text);
  return isWord(first) && isWord(second) ? { column, words: [first, second] } : null;
}
