import { describe, expect, it } from 'vitest';
import { confirmedWords, pendingWords } from './dry-run-words';

describe('pendingWords', () => {
  it.each([
    [0, 1, '0 entries awaiting review change, of 1.'],
    [1, 1200, '1 entry awaiting review changes, of 1,200.'],
    [1100, 1200, '1,100 entries awaiting review change, of 1,200.'],
  ])('of %i among %i', (count, considered, words) => {
    const { entries, change } = pendingWords(count, considered, 'en-US');
    expect(`${entries} ${change}`).toBe(words);
  });
});

describe('confirmedWords', () => {
  it.each([
    [0, 0, 0, 'No bank transactions are confirmed yet that it could agree with or contradict.', ''],
    [1, 0, 0, 'It neither agrees with nor contradicts the only confirmed entry.', ''],
    [1, 1, 0, 'Agrees with the only confirmed entry.', ''],
    [1, 0, 1, '', 'Contradicts the only confirmed entry, which stays as it is:'],
    [12, 0, 0, 'Agrees with none of the latest 12 confirmed entries and contradicts none.', ''],
    [1200, 1100, 0, 'Agrees with 1,100 of the latest 1,200 confirmed entries and contradicts none.', ''],
    [12, 3, 1, 'Agrees with 3 of the latest 12 confirmed entries.', 'Contradicts 1, which stays as it is:'],
    [
      12,
      0,
      2,
      'Agrees with none of the latest 12 confirmed entries.',
      'Contradicts 2, which stay as they are:',
    ],
  ])(
    'of %i, of which %i agree and %i contradict',
    (considered, agreeing, contradicting, agrees, contradicts) => {
      expect(confirmedWords({ considered, agreeing, contradicting }, 'en-US')).toEqual({
        agrees,
        contradicts,
      });
    },
  );
});
