import { type CsvRole, plainHeader } from './headers';
import type { CsvLayout } from './layout';
import type { CsvRow } from './table';

/** What banks call the balance at the end, in plain letters. */
const CLOSING =
  'closing balance|ending balance|end balance|final balance|balance carried forward|endsaldo|schlusssaldo|neuer kontostand|saldo final|saldo finale|solde final|nouveau solde|eindsaldo|saldo koncowe|utgaende saldo|loppusaldo|galutinis likutis|likutis pabaigai|loppsaldo|saldo akhir|konecny zustatek';
/** What they call other balances, and totals; not "Total" alone, which sells fuel: a line of totals has no day. */
const OTHER =
  'opening balance|beginning balance|starting balance|start balance|initial balance|previous balance|balance brought forward|brought forward|carried forward|balance|turnover|total turnover|totals|total debit|total debits|total credit|total credits|anfangssaldo|saldovortrag|alter kontostand|kontostand|summe|saldo|s a l d o|saldo anterior|saldo inicial|saldo actual|saldo atual|saldo do dia|saldo del dia|saldo iniziale|solde|solde initial|ancien solde|beginsaldo|saldo poczatkowe|ingaende saldo|alkusaldo|pradinis likutis|likutis pradziai|apyvarta|algsaldo|kaive|saldo awal|pocatecni zustatek';
const closingWords = new Set(CLOSING.split('|'));
const words = new Set([...closingWords, ...OTHER.split('|')]);

/** A part of every name, as it may be printed: most rows have none, and are not looked at further. */
const MAY_BE_NAME =
  /sald|s a l d|solde|balance|forward|turnover|total|summe|kontostand|likuti|apyvarta|käive|z[uů]statek/i;
const MAX_NAME = 80;

/** Columns that have letters, but describe no movement. */
const CODES: readonly CsvRole[] = [
  'date',
  'value_date',
  'amount',
  'debit',
  'credit',
  'balance',
  'fee',
  'direction',
  'id',
  'type',
  'currency',
  'account',
  'counterparty_account',
  'status',
];

export type BalanceRow = { text: string; isClosing: boolean };

/**
 * A row of a balance or a total among the movements: its only text is the name of one, or the only one in the columns that
 * describe a movement.
 */
export function balanceRowOf({ cells }: CsvRow, layout: CsvLayout): BalanceRow | null {
  if (!cells.some((cell) => cell.length <= MAX_NAME && MAY_BE_NAME.test(cell))) return null;
  const codes = new Set(CODES.map((role) => layout.columns.get(role)));
  const texts = cells.flatMap((cell, column) =>
    !codes.has(column) && /\p{L}.*\p{L}.*\p{L}/u.test(cell.slice(0, 200))
      ? [{ text: cell.trim(), column }]
      : [],
  );
  const named = texts.find(({ text }) => words.has(nameOf(text)));
  if (!named) return null;
  const telling = new Set([
    ...layout.description,
    ...layout.texts,
    ...layout.memos,
    ...Object.values(layout.parties ?? {}),
  ]);
  const told = texts.filter(({ column }) => telling.size === 0 || telling.has(column));
  if (!told.every(({ text }) => words.has(nameOf(text)))) return null;
  return { text: named.text, isClosing: closingWords.has(nameOf(named.text)) };
}

/** Without the day that some banks print behind it: "Beginning balance as of 03/01/2026". */
function nameOf(text: string): string {
  return plainHeader(text).replace(
    /(?: (?:as of|as at|on|at|per|vom|zum|am|al|au))? (?:\d{8}|\d{1,4} \d{1,2}(?: \d{2,4})?)$/,
    '',
  );
}
