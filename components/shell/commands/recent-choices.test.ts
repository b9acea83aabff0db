import { expect, it } from 'vitest';
import { recentChoices, rememberChoice } from './recent-choices';

it('has the latest five choices of a business, each once', () => {
  for (const id of ['a', 'b', 'c', 'd', 'a', 'e', 'f']) rememberChoice('biz_1', { kind: 'command', id });
  expect(recentChoices('biz_1').map((choice) => choice.kind === 'command' && choice.id)).toEqual([
    'f',
    'e',
    'a',
    'd',
    'c',
  ]);
  expect(recentChoices('biz_2')).toEqual([]);
});
