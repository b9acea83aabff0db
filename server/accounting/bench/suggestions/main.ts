import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { evidenceNames } from '../../domain/categorization/learning/evidence';
import { report } from '../report-line';
import { bankWording } from './bank-wording';
import type { Book } from './book';
import { fitShared, fitWithoutEach, lessonOf } from './fit-shared';
import { linearOnWords } from './linear-on-words';
import { readQifBook } from './read-qif-book';
import { readTextJournal } from './read-text-journal';
import { decisionsOf, lastOfPayee, type Method, mostFrequent, ours, type Rhythm, replay } from './replay';
import { scoreOf } from './score';

const usage = `Usage: npm run bench:suggestions -- [--bank-wording] [--whole-chart] [--held-out | --fit] FILE…
Replays books (hledger, ledger, beancount, QIF with categories) by time; one line for each book, rhythm and method.
  --bank-wording  payees as banks print them: in capitals, cut off, with store numbers, processors and dates
  --whole-chart   all ledgers of the book are in the chart from the beginning, not from their first use
  --held-out      what businesses share is fitted on the other books named (those of one name before a "-" are one)
  --fit           prints what businesses share, fitted on all books named, each in both wordings`;

const baselines: Record<string, Method> = {
  last_of_payee: lastOfPayee,
  most_frequent: mostFrequent,
  svm_on_words: linearOnWords('hinge'),
  logistic_on_words: linearOnWords('logistic'),
};

type Named = { name: string; book: Book };

function run(args: readonly string[]): void {
  const options = new Set(args.filter((each) => each.startsWith('--')));
  const files = args.filter((each) => !each.startsWith('--'));
  if (files.length === 0) throw new Error(usage);
  const books = files.map((path) => ({ name: basename(path), book: readBook(path) }));
  if (options.has('--fit')) {
    printShared(books);
    return;
  }
  const measured = books.map(({ name, book }) => {
    const worded = options.has('--bank-wording') ? inBankWording(book) : book;
    return { name, book: options.has('--whole-chart') ? withWholeChart(worded) : worded };
  });
  const own = options.has('--held-out') ? fittedWithoutEach(books) : measured.map(() => ours());
  measured.forEach(({ name, book }, at) => {
    measure(name, book, 'month', { ours: own[at] ?? ours(), ...baselines });
    measure(name, book, 'ten', { ours: own[at] ?? ours(), last_of_payee: lastOfPayee });
  });
}

function measure(name: string, book: Book, rhythm: Rhythm, methods: Record<string, Method>): void {
  for (const [method, judge] of Object.entries(methods)) {
    const start = performance.now();
    const score = scoreOf(replay(book, rhythm, judge));
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    report({ measurement: 'suggestions', book: name, learns_each: rhythm, method, ...score, seconds });
  }
}

function printShared(books: readonly Named[]): void {
  const { weights, trust } = fitShared(lessonsOf(books));
  report({
    measurement: 'shared weights',
    ...Object.fromEntries(evidenceNames.map((name, at) => [name, rounded(weights[at] ?? 0)])),
  });
  report({ measurement: 'shared trust', trust: trust.map(rounded).join(' ') });
}

function fittedWithoutEach(books: readonly Named[]): Method[] {
  return fitWithoutEach(lessonsOf(books)).slice(0, books.length).map(ours);
}

/** Each book as it is, then each in the wording of banks. */
function lessonsOf(books: readonly Named[]) {
  return [
    ...books.map(({ name, book }) => lessonOf(name, decisionsOf(book))),
    ...books.map(({ name, book }) => lessonOf(name, decisionsOf(inBankWording(book)))),
  ];
}

function inBankWording({ ledgers, entries }: Book): Book {
  return { ledgers, entries: entries.map((entry, at) => ({ ...entry, text: bankWording(entry, at) })) };
}

function withWholeChart({ ledgers, entries }: Book): Book {
  return { ledgers: [...new Set([...ledgers, ...entries.map(({ ledger }) => ledger)])], entries };
}

function readBook(path: string): Book {
  const bytes = readFileSync(path);
  return path.toLowerCase().endsWith('.qif') ? readQifBook(bytes) : readTextJournal(bytes.toString('utf8'));
}

function rounded(number: number): number {
  return Math.round(1000 * number) / 1000;
}

run(process.argv.slice(2));
