import { absolute } from '@/lib/money/absolute';
import type { Part } from '../../domain/categorization/movement';
import { exampleOf } from '../../domain/categorization/splits/split-pattern';
import type { Book, BookEntry } from './book';

type Posting = { account: string; amount: bigint | null };
type Transaction = { day: string; text: string; postings: Posting[] };

const head = /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)\S*\s+(?:txn|[*!])?\s*(.*)$/;
const opened = /^\d{4}-\d\d-\d\d open (\S+)/;
const declared = /^account (.+?)(?:\s{2,}.*)?$/;
/** An account and what is written behind it: in beancount accounts have no spaces, elsewhere two spaces end them. */
const spaceBefore = /^(?:[*!]\s+)?([A-Z][^\s:]*(?::[^\s:]+)+)(?:\s+(.*))?$/;
const twoSpacesBefore = /^(?:[*!]\s+)?(.+?)(?:(?:\s{2,}|\t)(.*))?$/;
const statementAccount = /^(?:assets|liabilities)\b/i;

/**
 * Reads a journal of hledger, ledger or beancount, as far as bank movements need it: each transaction with its postings
 * in one currency to the account of a statement and to other ledgers. Of the accounts of assets and liabilities in a
 * transaction, the one most used in the book is taken for the statement's; of the other ledgers, the one that bore most, and all
 * of them where it was split.
 */
export function readTextJournal(text: string): Book {
  const lines = text.split(/\r?\n/);
  const ledgers = lines.flatMap((line) => opened.exec(line)?.[1] ?? declared.exec(line)?.[1] ?? []);
  const isBeancount = lines.some((line) => opened.test(line));
  const transactions = readTransactions(lines, isBeancount ? spaceBefore : twoSpacesBefore);
  const uses = new Map<string, number>();
  for (const { account } of transactions.flatMap(({ postings }) => postings)) {
    if (statementAccount.test(account)) uses.set(account, (uses.get(account) ?? 0) + 1);
  }
  const entries = transactions.flatMap((transaction) => entryOf(transaction, uses));
  return { ledgers, entries: entries.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)) };
}

function entryOf({ day, text, postings }: Transaction, uses: ReadonlyMap<string, number>): BookEntry[] {
  const known = withElided(postings);
  const [bank] = known
    .filter(({ account }) => uses.has(account))
    .toSorted((a, b) => (uses.get(b.account) ?? 0) - (uses.get(a.account) ?? 0));
  if (!bank) return [];
  const amount = sum(known.filter(({ account }) => account === bank.account));
  const others = known
    .filter((each) => each.account !== bank.account && each.amount < 0n === amount > 0n)
    .toSorted((a, b) => (absolute(a.amount) > absolute(b.amount) ? -1 : 1));
  const [most] = others;
  if (!most || amount === 0n) return [];
  const entry = { day, text, account: bank.account, amount, ledger: most.account };
  const all = [...new Set(known.map(({ account }) => account))].filter((each) => each !== bank.account);
  if (all.length < 2) return [entry];
  const parts = exampleOf(partsOf(known, bank.account, amount > 0n), amount);
  return [{ ...entry, splitOver: all, ...(parts && { parts }) }];
}

function partsOf(
  postings: readonly { account: string; amount: bigint }[],
  bank: string,
  isMoneyIn: boolean,
): Part[] {
  const others = postings.filter(({ account }) => account !== bank);
  return others.map(({ account, amount }) => ({ ledgerId: account, units: isMoneyIn ? -amount : amount }));
}

function readTransactions(lines: readonly string[], posted: RegExp): Transaction[] {
  const transactions: Transaction[] = [];
  let open: Transaction | null = null;
  for (const line of lines) {
    const [, year, month = '', date = '', rest = ''] = head.exec(line) ?? [];
    if (year) {
      const isTransaction =
        !/^(?:open|close|balance|pad|note|document|price|event|query|custom|commodity)\b/.test(rest);
      const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
      open = isTransaction ? { day, text: textOf(rest), postings: [] } : null;
      if (open) transactions.push(open);
    } else if (/^\s+\S/.test(line)) {
      const posting = postingOf(line, posted);
      if (open && posting) open.postings.push(posting);
    } else if (line.trim() !== '') open = null;
  }
  return transactions;
}

/** Beancount quotes payee and narration; ledger may put a code in parentheses before, a comment behind. */
function textOf(rest: string): string {
  const quoted = [...rest.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);
  if (quoted.length > 0) return quoted.filter((text) => text !== '').join(' ');
  return rest
    .replace(/^\([^)]*\)\s*/, '')
    .replace(/\s*;.*$/, '')
    .trim();
}

function postingOf(line: string, posted: RegExp): Posting | null {
  const bare = line.replace(/\s*;.*$/, '').trim();
  const [, account = '', written = ''] = posted.exec(bare) ?? [];
  if (!account.includes(':') || bare.startsWith('#')) return null;
  const value = /-?[^\d-]*(-?[\d,]*\.?\d+)/.exec(written.replace(/(?:@|=|\{).*$/, ''));
  if (!value) return { account, amount: null };
  const isNegative = /^\s*-/.test(written) || (value[1] ?? '').startsWith('-');
  const digits = (value[1] ?? '').replace(/[-,]/g, '');
  const [whole = '', fraction = ''] = digits.split('.');
  const units = BigInt(`${whole || '0'}${fraction.padEnd(2, '0').slice(0, 2)}`);
  return { account, amount: isNegative ? -units : units };
}

function withElided(postings: readonly Posting[]): { account: string; amount: bigint }[] {
  const given = postings.flatMap(({ account, amount }) => (amount === null ? [] : [{ account, amount }]));
  const rest = -sum(given);
  return postings.map(({ account, amount }) => ({ account, amount: amount ?? rest }));
}

function sum(postings: readonly { amount: bigint }[]): bigint {
  return postings.reduce((total, { amount }) => total + amount, 0n);
}
