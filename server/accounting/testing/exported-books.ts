import Papa from 'papaparse';
import { decimalText, minorUnitsOf } from '@/lib/money/decimal';
import { runOnBooks } from './books-program';

export type Format = 'hledger' | 'beancount';
export const formats: readonly Format[] = ['hledger', 'beancount'];

/** Exact sums by identifier, in its order; none that is zero. */
export function inUnits(amounts: readonly (readonly [id: string, amount: string])[], decimals: number) {
  const sums = new Map<string, bigint>();
  for (const [id, amount] of amounts) {
    const units = minorUnitsOf(amount, decimals);
    if (!units.ok) throw new Error(`${amount} is no amount`);
    sums.set(id, (sums.get(id) ?? 0n) + units.value);
  }
  const shown = [...sums].filter(([, units]) => units !== 0n).sort(([a], [b]) => (a < b ? -1 : 1));
  return shown.map(([id, units]) => [id, decimalText(units, decimals)]);
}

/** The ledger of each account, as the file itself says. */
export function accountsOf(text: string, format: Format): Map<string, string> {
  const pattern =
    format === 'hledger'
      ? /^account (.+?) {2}; ledger_id:(\w+),/gm
      : /^\S+ open (\S+) \w+\n {2}ledger_id: "(\w+)"/gm;
  return new Map([...text.matchAll(pattern)].map(([, account = '', id = '']) => [account, id]));
}

/** The postings of each entry, without any program: account and amount. */
export function entriesOf(text: string): [account: string, amount: string][][] {
  return text
    .split('\n\n')
    .filter((part) => /^\d{4}-\d\d-\d\d [*!] /m.test(part))
    .map((part) =>
      [...part.matchAll(/^ {2,4}(\S.*?) {2}(-?[\d.]+) [A-Z]{3}(?: {2};.*)?$/gm)].map(
        ([, account = '', amount = '']) => [account, amount],
      ),
    );
}

/** Balances by account as hledger itself computes them of what lies between two days, the second one not included. */
export function hledgerBalances(
  text: string,
  currency: string,
  days: { from?: string; before?: string } = {},
): [account: string, amount: string][] {
  const between = [...(days.from ? ['-b', days.from] : []), ...(days.before ? ['-e', days.before] : [])];
  const csv = runOnBooks('hledger', 'books.journal', text, (file) => [
    ...['-f', file, 'balance', '--flat', '-N', '-O', 'csv'],
    ...between,
  ]);
  return Papa.parse<string[]>(csv, { skipEmptyLines: true })
    .data.slice(1)
    .map(([account = '', amount = '']) => [account, amount.replace(` ${currency}`, '')]);
}

/** Balances by account as the program itself computes them. */
export function programBalances(
  text: string,
  format: Format,
  currency: string,
): [account: string, amount: string][] {
  if (format === 'hledger') return hledgerBalances(text, currency);
  const query = 'SELECT account, sum(number) GROUP BY account';
  const csv = runOnBooks('bean-query', 'books.beancount', text, (file) => ['-f', 'csv', file, query]);
  return Papa.parse<string[]>(csv, { skipEmptyLines: true })
    .data.slice(1)
    .map(([account = '', amount = '']) => [account.trim(), amount.trim()]);
}

/** Throws when the program that the format is of finds anything wrong. */
export function checkBooks(text: string, format: Format): void {
  if (format === 'hledger') {
    const checks = ['accounts', 'commodities', 'ordereddates'];
    runOnBooks('hledger', 'books.journal', text, (file) => ['-f', file, 'check', ...checks]);
  } else {
    runOnBooks('bean-check', 'books.beancount', text, (file) => [file]);
  }
}
