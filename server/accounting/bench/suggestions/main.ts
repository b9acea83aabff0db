import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { report } from '../report-line';
import type { Book } from './book';
import { readQifBook } from './read-qif-book';
import { readTextJournal } from './read-text-journal';
import { lastOfPayee, type Method, mostFrequent, ours, type Rhythm, replay } from './replay';
import { scoreOf } from './score';

const methods: Record<string, Method> = { ours, last_of_payee: lastOfPayee, most_frequent: mostFrequent };
const rhythms: readonly Rhythm[] = ['month', 'ten'];

/** `npm run bench:suggestions -- FILE…`: replays books by time; one line for each book, rhythm and method. */
function run(paths: readonly string[]): void {
  if (paths.length === 0)
    throw new Error('Name at least one journal (hledger, ledger, beancount) or QIF file.');
  for (const path of paths) {
    const book = readBook(path);
    for (const rhythm of rhythms) {
      for (const [method, judge] of Object.entries(methods)) {
        const start = performance.now();
        const score = scoreOf(replay(book, rhythm, judge));
        const seconds = Math.round((performance.now() - start) / 100) / 10;
        report({
          measurement: 'suggestions',
          book: basename(path),
          learns_each: rhythm,
          method,
          ...score,
          seconds,
        });
      }
    }
  }
}

function readBook(path: string): Book {
  const bytes = readFileSync(path);
  return path.toLowerCase().endsWith('.qif') ? readQifBook(bytes) : readTextJournal(bytes.toString('utf8'));
}

run(process.argv.slice(2));
