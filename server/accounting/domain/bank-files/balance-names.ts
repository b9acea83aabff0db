import { plainHeader } from './csv/columns/headers';
import { quote } from './printed-text';

/** Which balance a name is of; a total is among the others. */
type BalanceKind = 'opening' | 'closing' | 'other';

/** What banks call the balance at the beginning, that at the end, and other balances and totals, in plain letters. */
const OPENING =
  'opening balance|beginning balance|starting balance|start balance|initial balance|anfangssaldo|saldo inicial|saldo iniziale|solde initial|beginsaldo|saldo poczatkowe|ingaende saldo|alkusaldo|pradinis likutis|likutis pradziai|algsaldo|saldo awal|pocatecni zustatek';
const CLOSING =
  'closing balance|balance at end of period|ending balance|end balance|final balance|balance carried forward|endsaldo|schlusssaldo|neuer kontostand|saldo final|saldo finale|solde final|nouveau solde|solde de cloture|solde en fin de periode|eindsaldo|saldo koncowe|utgaende saldo|loppusaldo|galutinis likutis|likutis pabaigai|loppsaldo|saldo akhir|konecny zustatek';
/** Not "Total" alone, which sells fuel: a line of totals has no day. */
const OTHER =
  'previous balance|current balance|available balance|balance brought forward|balance forward|brought forward|carried forward|balance|turnover|total turnover|totals|total debit|total debits|total credit|total credits|saldovortrag|alter kontostand|kontostand|summe|saldo|s a l d o|saldo anterior|saldo actual|saldo atual|saldo do dia|saldo del dia|solde|ancien solde|apyvarta|kaive|saldo disponivel|saldo total disponivel|saldo total disponivel dia|saldo disponible';

const kinds = new Map<string, BalanceKind>([
  ...OPENING.split('|').map((name): [string, BalanceKind] => [name, 'opening']),
  ...CLOSING.split('|').map((name): [string, BalanceKind] => [name, 'closing']),
  ...OTHER.split('|').map((name): [string, BalanceKind] => [name, 'other']),
]);

/** A part of every name, as it may be printed: most texts have none, and are not looked at further. */
const MAY_BE_NAME =
  /sald|s a l d|solde|balance|forward|turnover|total|summe|kontostand|likuti|apyvarta|käive|z[uů]statek/i;
const longestBalanceName = 80;

/** Whether a text is worth the closer look that `kindOfBalance` takes. */
export function mayNameBalance(text: string): boolean {
  return text.length <= longestBalanceName && MAY_BE_NAME.test(text);
}

/** Whether a text has the letters of a word: an account number or a code has not. */
export function hasWord(text: string): boolean {
  return /\p{L}.*\p{L}.*\p{L}/u.test(text.slice(0, 200));
}

/** The balance that the text names and nothing else, but for the day that some banks print behind it; null for other texts. */
export function kindOfBalance(text: string): BalanceKind | null {
  return kinds.get(nameOf(text)) ?? null;
}

/** The balance or total that a record states, where all its texts are names of one: it is no movement. */
export function balanceIn(
  texts: readonly (string | undefined)[],
): { text: string; kind: BalanceKind } | null {
  const words = texts.filter((text) => text !== undefined && hasWord(text)) as string[];
  const [text] = words;
  if (text === undefined || !words.every(mayNameBalance)) return null;
  const kind = kindOfBalance(text);
  return kind !== null && words.every((each) => kindOfBalance(each) !== null) ? { text, kind } : null;
}

/** Why a row or record with the name of a balance is refused. */
export function statesBalance(text: string): string {
  if (kindOfBalance(text) !== 'opening') return `${quote(text)} states a balance or a total, not a movement.`;
  return `${quote(text)} states a balance, not a movement: what the account held before its first transaction is entered once, as a journal entry.`;
}

const BEFORE_DAY = '(?:as of|as at|on|at|per|vom|zum|am|al|au)';
const DAY_BEHIND = new RegExp(
  `(?: ${BEFORE_DAY})? (?:\\d{8}|\\d{1,4} \\d{1,2}(?: \\d{2,4})?)$| ${BEFORE_DAY}$`,
);

/** Without the day behind it, which may stand in the next column: "Beginning balance as of 03/01/2026". */
function nameOf(text: string): string {
  return plainHeader(text).replace(DAY_BEHIND, '');
}
