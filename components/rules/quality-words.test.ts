import { expect, it } from 'vitest';
import { qualityWords } from './quality-words';

const band = (entries: number, right: number) => ({ from: 0, through: 1, entries, right, said: 0.9 });
const rule = (entries: number, corrected: number) => ({ rule_id: 'rule', entries, corrected });

it.each([
  [[], [], null, 'Nothing to measure yet: no entry with a suggestion has been confirmed.'],
  [
    [band(10, 9), band(4, 3)],
    [rule(1, 0)],
    null,
    '12 of 14 suggestions were confirmed as they were. Rules decided 1 entry, of which none was changed.',
  ],
  [[], [rule(3, 1), rule(2, 1)], null, 'Rules decided 5 entries, of which 2 were changed.'],
  [
    [band(2, 2)],
    [],
    5000,
    '2 of 2 suggestions were confirmed as they were, among the latest 5,000 confirmed bank transactions.',
  ],
])('says of what the table shows, and of rules apart', (reliability, rules, measured_latest, words) => {
  expect(qualityWords({ reliability, rules, measured_latest }, 'en-US')).toBe(words);
});
