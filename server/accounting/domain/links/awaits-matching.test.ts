import { expect, it } from 'vitest';
import { awaitsMatching } from './awaits-matching';

const pending = { reviewStatus: 'bookkeeper_pending', method: 'uncategorized', types: ['revenue'] } as const;

it.each([
  ['nobody has decided on', pending, true],
  ['the business is asked about', { ...pending, reviewStatus: 'business_pending' } as const, true],
  [
    'a rule puts on income and a cost',
    { ...pending, method: 'rule', types: ['revenue', 'expense'] } as const,
    true,
  ],
  ['is confirmed', { ...pending, reviewStatus: 'confirmed' } as const, false],
  ['somebody put there by hand', { ...pending, method: 'manual' } as const, false],
  ['an answer puts on equity', { ...pending, method: 'similarity', types: ['equity'] } as const, false],
  [
    'a rule splits with a liability',
    { ...pending, method: 'rule', types: ['revenue', 'liability'] } as const,
    false,
  ],
  ['has no other side but payments', { ...pending, types: [] }, false],
])('money of an entry that %s', (_, entry, waits) => {
  expect(awaitsMatching(entry)).toBe(waits);
});
