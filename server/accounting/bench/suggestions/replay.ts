import type { LedgerType } from '@/lib/contract/ledger-kinds';
import { absolute } from '@/lib/money/absolute';
import { categorize } from '../../domain/categorization/categorize';
import { learn } from '../../domain/categorization/learning/learn';
import { type Shared, shared } from '../../domain/categorization/learning/weights';
import type { Candidate, Decision, Part } from '../../domain/categorization/movement';
import { cleanDescription } from '../../domain/categorization/payees/clean-description';
import { isSameSplit } from '../../domain/categorization/splits/split-pattern';
import type { Book, BookEntry } from './book';

/** What was suggested for one movement from what was known before it. */
export type Guess = {
  /** The ledger that its entry would be given; null where that is the uncategorized one. */
  posted: string | null;
  /** How likely that is said to be. */
  confidence: number;
  /** All that are offered, at most three, the likeliest first. */
  guesses: readonly { ledger: string; confidence: number }[];
  /** What its entry would be split into; absent where one ledger bears the whole. */
  parts?: readonly Part[];
};

/**
 * A guess, and what the owner of the book chose: a ledger, null where that was several, so that none is right. A split is right
 * on the same ledgers and sides to the cent.
 */
export type Judged = Guess & { truth: string | null; isSplitRight?: boolean };

/** When what was decided becomes known: at the end of each month, or after each ten decisions. */
export type Rhythm = 'month' | 'ten';

export type Method = (known: readonly Decision[], ledgers: readonly string[]) => (entry: Decision) => Guess;

/** Goes through a book by time, judging each movement from the decisions that were known before. */
export function replay(book: Book, rhythm: Rhythm, method: Method): Judged[] {
  const all = decisionsOf(book);
  return blocksOf(all, rhythm).flatMap(([start, end]) => {
    const known = all.slice(0, start);
    const ledgers = [...new Set([...book.ledgers, ...known.map(({ ledgerId }) => ledgerId)])];
    const judge = method(known, ledgers);
    return all.slice(start, end).map((entry) => judgedOf(entry, judge(entry)));
  });
}

function judgedOf(entry: Decision, guess: Guess): Judged {
  const isSplitRight = guess.parts && isSameSplit(guess.parts, entry.parts ?? []);
  return { truth: truthOf(entry), ...guess, ...(isSplitRight !== undefined && { isSplitRight }) };
}

function truthOf({ ledgerId, splitOver }: Decision): string | null {
  return splitOver ? null : ledgerId;
}

const uncategorized = { inflowLedgerId: '', outflowLedgerId: '' };

/** What an import would give each entry. */
export function ours(start: Shared = shared): Method {
  return (known, ledgers) => {
    const learned = learn(known, candidatesOf(ledgers), { start });
    return (entry) => {
      const { ledgerId, suggestion, parts } = categorize(learned, entry, uncategorized);
      const confidence = suggestion.confidence ?? 0;
      const others = suggestion.alternatives.map((each) => ({
        ledger: each.ledgerId,
        confidence: each.confidence,
      }));
      if (ledgerId === '') return { posted: null, confidence: 0, guesses: others };
      if (parts) return { posted: ledgerId, confidence, guesses: others, parts };
      return { posted: ledgerId, confidence, guesses: [{ ledger: ledgerId, confidence }, ...others] };
    };
  };
}

const typeOfFirst: readonly [RegExp, LedgerType][] = [
  [/^expenses?\b/i, 'expense'],
  [/^(?:income|revenues?)\b/i, 'revenue'],
  [/^assets?\b/i, 'asset'],
  [/^liabilit(?:y|ies)\b/i, 'liability'],
];

/** The accounts of a book as ledgers; the first part of a path tells the type. */
export function candidatesOf(accounts: readonly string[]): Candidate[] {
  return accounts.map((id) => {
    const type = typeOfFirst.find(([first]) => first.test(id))?.[1];
    return type ? { id, name: id, type } : { id, name: id };
  });
}

const directionOf = ({ amount }: Decision) => (amount > 0n ? 'in' : 'out');

/** The ledger of the payee's last entry in this direction. */
export const lastOfPayee: Method = (known) => {
  const last = new Map(known.map((each) => [`${directionOf(each)} ${each.payee}`, each.ledgerId]));
  return (entry) => {
    const posted = last.get(`${directionOf(entry)} ${entry.payee}`) ?? null;
    return { posted, confidence: 1, guesses: posted === null ? [] : [{ ledger: posted, confidence: 1 }] };
  };
};

/** The ledger most used in this direction. */
export const mostFrequent: Method = (known) => {
  const best = (direction: string) => {
    const times = new Map<string, number>();
    for (const each of known) {
      if (directionOf(each) === direction) times.set(each.ledgerId, (times.get(each.ledgerId) ?? 0) + 1);
    }
    const ranked = [...times].toSorted((a, b) => b[1] - a[1]).slice(0, 3);
    const guesses = ranked.map(([ledger, count]) => ({ ledger, confidence: count / known.length }));
    return { posted: guesses[0]?.ledger ?? null, confidence: guesses[0]?.confidence ?? 0, guesses };
  };
  const ranked = { in: best('in'), out: best('out') };
  return (entry) => ranked[directionOf(entry)];
};

export function decisionsOf({ entries }: Book): Decision[] {
  return entries.map((entry: BookEntry) => ({
    payee: cleanDescription(entry.text),
    text: entry.text,
    accountLedgerId: entry.account,
    amount: entry.amount,
    day: entry.day,
    ledgerId: entry.ledger,
    ...(entry.splitOver && { splitOver: entry.splitOver }),
    ...exampleIn(entry),
  }));
}

function exampleIn({ amount, ledger, splitOver, parts }: BookEntry): Pick<Decision, 'parts'> {
  if (parts) return { parts };
  return splitOver ? {} : { parts: [{ ledgerId: ledger, units: absolute(amount) }] };
}

function blocksOf(all: readonly Decision[], rhythm: Rhythm): [number, number][] {
  const starts = all.flatMap((entry, at) => {
    const isFirst = rhythm === 'ten' ? at % 10 === 0 : all[at - 1]?.day.slice(0, 7) !== entry.day.slice(0, 7);
    return isFirst ? [at] : [];
  });
  return starts.map((start, at) => [start, starts[at + 1] ?? all.length]);
}
