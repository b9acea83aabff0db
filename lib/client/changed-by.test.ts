import { expect, it } from 'vitest';
import { laterVersionSentence } from './changed-by';

it.each([
  ['one person', { rule_1: 'Another person' }, /^Another person changed it meanwhile\./],
  [
    'the same one of several records',
    { a: 'Another person', b: 'Another person' },
    /^Another person changed/,
  ],
  [
    'several people',
    { a: 'Another person', b: 'A third one' },
    /^Somebody else, or you in another window, changed/,
  ],
  ['nobody known', undefined, /^Somebody else, or you in another window, changed/],
])('what %s saved later is told without numbers of versions', (_, changedBy, told) => {
  const sentence = laterVersionSentence(changedBy ? { changedBy } : {});
  expect(sentence).toMatch(told);
  expect(sentence).not.toMatch(/version/);
});
