import { expect, it } from 'vitest';
import { leftWords } from './left-words';

it('counts what was left by reason', () => {
  expect(leftWords([], 'en-US')).toBe('');
  expect(
    leftWords(
      [
        { reason: 'no_ledger', count: 1088 },
        { reason: 'locked', count: 1 },
      ],
      'en-US',
    ),
  ).toBe('1,088 entries without a ledger, 1 entry in closed books');
});
