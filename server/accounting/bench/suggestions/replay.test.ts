import { expect, it } from 'vitest';
import type { Book } from './book';
import { linearOnWords } from './linear-on-words';
import { lastOfPayee, mostFrequent, ours, replay } from './replay';
import { scoreOf } from './score';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Three years of a payee that never changes, one that alternates, and each month a new one. */
const book: Book = {
  ledgers: [],
  entries: Array.from({ length: 36 }, (_, at) => {
    const month = `${2023 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    const own = { account: 'bank' };
    return [
      { ...own, day: `${month}-01`, text: 'Harbor Property', amount: -200_000n, ledger: 'rent' },
      {
        ...own,
        day: `${month}-05`,
        text: 'Corner Shop',
        amount: at % 2 ? -500n : -9000n,
        ledger: at % 2 ? 'meals' : 'supplies',
      },
      {
        ...own,
        day: `${month}-09`,
        text: `${letters[at % 26]}${letters[Math.floor(at / 26)]}x Trading`,
        amount: 100n,
        ledger: `new ${at}`,
      },
    ];
  }).flat(),
};

it('judges each entry only from what was decided before', () => {
  const seen: number[] = [];
  replay(book, 'month', (known) => {
    seen.push(known.length);
    return () => ({ posted: null, confidence: 0, guesses: [] });
  });
  expect(seen).toEqual(Array.from({ length: 36 }, (_, at) => at * 3));
});

it.each([
  ['the last ledger of the payee', lastOfPayee, 32.4],
  ['the most frequent', mostFrequent, 32.4],
  ['a linear classifier on words', linearOnWords('hinge'), 48.1],
] as const)('scores %s', (_name, method, right) => {
  expect(scoreOf(replay(book, 'month', method))).toMatchObject({ entries: 108, right });
});

it('scores ours: the amount tells which ledger, and what is called sure is right', () => {
  const score = scoreOf(replay(book, 'month', ours()));
  expect(score.right).toBeGreaterThan(60);
  expect(score.sure).toBeGreaterThan(10);
  expect(score.sure_right).toBe(100);
});

it('scores nothing of an empty book', () => {
  expect(scoreOf([])).toMatchObject({ entries: 0, right: null, calibration_error: null });
});
