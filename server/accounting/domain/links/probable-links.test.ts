import { expect, it } from 'vitest';
import type { Link } from './link';
import { probableLinks } from './probable-links';

const link = (id: string, kind: Link['kind'], confidence: number, other: string | null = null) =>
  ({ id, kind, transactionId: 'a', otherTransactionId: other, confidence }) as Link;
const found = (...links: Link[]) => [...probableLinks(links)].map(([id, { id: by }]) => [id, by]);

it.each([
  [
    'both legs of a transfer',
    [link('t', 'transfer', 0.5, 'b')],
    [
      ['a', 't'],
      ['b', 't'],
    ],
  ],
  ['the money back of a refund alone', [link('r', 'refund', 0.98, 'b')], [['a', 'r']]],
  ['nothing unlikely', [link('t', 'transfer', 0.49, 'b')], []],
  [
    'one of two equal pairs, for the leg of both',
    [link('t', 'transfer', 0.33, 'b'), link('u', 'transfer', 0.32, 'c')],
    [['a', 't']],
  ],
  [
    'the likelier of two kinds',
    [link('p', 'payment', 0.6), link('t', 'transfer', 0.9, 'b')],
    [
      ['a', 't'],
      ['b', 't'],
    ],
  ],
  ['no likely duplicate', [link('s', 'same', 0.9, 'b')], []],
] as const)('%s', (_, links, expected) => {
  expect(found(...links)).toEqual(expected);
});
