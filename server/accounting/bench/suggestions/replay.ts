import { cleanDescription } from '../../domain/categorization/clean-description';
import { learn } from '../../domain/categorization/learn';
import type { Decision } from '../../domain/categorization/movement';
import { suggest } from '../../domain/categorization/suggest';
import type { Book, BookEntry } from './book';

/** What was suggested for one movement from what was known before it, and what its owner chose. */
export type Judged = {
  truth: string;
  /** The likeliest first. */
  guesses: readonly { ledger: string; confidence: number }[];
};

/** When what was decided becomes known: at the end of each month, or after each ten decisions. */
export type Rhythm = 'month' | 'ten';

export type Method = (
  known: readonly Decision[],
  ledgers: readonly string[],
) => (entry: Decision) => Judged['guesses'];

/** Goes through a book by time, judging each movement from the decisions that were known before. */
export function replay(book: Book, rhythm: Rhythm, method: Method): Judged[] {
  const all = book.entries.map(decisionOf);
  return blocksOf(all, rhythm).flatMap(([start, end]) => {
    const known = all.slice(0, start);
    const ledgers = [...new Set([...book.ledgers, ...known.map(({ ledgerId }) => ledgerId)])];
    const judge = method(known, ledgers);
    return all.slice(start, end).map((entry) => ({ truth: entry.ledgerId, guesses: judge(entry) }));
  });
}

export const ours: Method = (known, ledgers) => {
  const learned = learn(
    known,
    ledgers.map((id) => ({ id, name: id })),
  );
  return (entry) => {
    const suggestion = suggest(learned, entry);
    if (!suggestion) return [];
    const { ledgerId: ledger, confidence, alternatives } = suggestion;
    return [
      { ledger, confidence },
      ...alternatives.map((each) => ({ ledger: each.ledgerId, confidence: each.confidence })),
    ];
  };
};

const directionOf = ({ amount }: Decision) => (amount > 0n ? 'in' : 'out');

/** The ledger of the payee's last entry in this direction. */
export const lastOfPayee: Method = (known) => {
  const last = new Map(known.map((each) => [`${directionOf(each)} ${each.payee}`, each.ledgerId]));
  return (entry) => {
    const ledger = last.get(`${directionOf(entry)} ${entry.payee}`);
    return ledger === undefined ? [] : [{ ledger, confidence: 1 }];
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
    return ranked.map(([ledger, count]) => ({ ledger, confidence: count / known.length }));
  };
  const ranked = { in: best('in'), out: best('out') };
  return (entry) => ranked[directionOf(entry)];
};

function decisionOf({ day, text, account, amount, ledger }: BookEntry): Decision {
  return { payee: cleanDescription(text), text, accountLedgerId: account, amount, day, ledgerId: ledger };
}

function blocksOf(all: readonly Decision[], rhythm: Rhythm): [number, number][] {
  const starts = all.flatMap((entry, at) => {
    const isFirst = rhythm === 'ten' ? at % 10 === 0 : all[at - 1]?.day.slice(0, 7) !== entry.day.slice(0, 7);
    return isFirst ? [at] : [];
  });
  return starts.map((start, at) => [start, starts[at + 1] ?? all.length]);
}
