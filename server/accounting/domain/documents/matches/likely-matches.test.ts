import { expect, it } from 'vitest';
import { likelyMatches } from './likely-matches';
import type { Match } from './suggest-matches';

/** Written as `txn_a 0.97`. */
const matches = (...texts: string[]): Match[] =>
  texts.map((text) => {
    const [transactionId = '', confidence] = text.split(' ');
    return { transactionId, confidence: Number(confidence), reasons: [] };
  });
const likely = (...suggested: [string, Match[]][]) =>
  likelyMatches(new Map(suggested)).map(({ documentId, match }) => `${documentId} ${match.transactionId}`);

it('the surest are listed first, each receipt and transaction once', () => {
  expect(likely(['a', matches('x 0.7')], ['b', matches('y 0.97', 'x 0.7')])).toEqual(['b y', 'a x']);
});

it.each<[string, [string, Match[]][], string[]]>([
  ['too unsure', [['a', matches('x 0.69')]], []],
  ['none', [['a', []]], []],
  ['two payments are as good', [['a', matches('x 0.9', 'y 0.9')]], []],
  [
    'two receipts are as good',
    [
      ['a', matches('x 0.9')],
      ['b', matches('x 0.9')],
    ],
    [],
  ],
  [
    'another receipt is better',
    [
      ['a', matches('x 0.9')],
      ['b', matches('x 0.97')],
    ],
    ['b x'],
  ],
])('left to people: %s', (_, suggested, expected) => {
  expect(likely(...suggested)).toEqual(expected);
});
