import { describe, expect, it } from 'vitest';
import { firstMatch, matchesRule } from './match-rule';
import type { Conditions, RuleSubject } from './rule';
import { smallRule } from './testing/small-rules';

const figma: RuleSubject = {
  texts: ['FIGMA  INC 4158902', 'FIGMA  INC 4158902 monthly renewal', 'Figma Inc'],
  amount: -4500n,
  externalAccountId: 'checking account',
  accountLedgerId: 'checking',
};

describe('a rule', () => {
  it.each<[string, Partial<Conditions>]>([
    ['words anywhere, in any case', { text: { how: 'contains', text: 'figma inc' } }],
    ['words of the memo', { text: { how: 'contains', text: 'Monthly' } }],
    ['the clean description', { text: { how: 'is', text: 'FIGMA INC' } }],
    ['the first words of the bank', { text: { how: 'starts_with', text: 'figma' } }],
    ['the amount at its lower bound', { amount: { min: 4500n, max: null } }],
    ['the amount at its upper bound', { amount: { min: null, max: 4500n } }],
    ['the direction', { direction: 'out' }],
    ['the account', { externalAccountIds: ['other', 'checking account'] }],
    [
      'all of these',
      { text: { how: 'contains', text: 'figma' }, amount: { min: 1n, max: 5000n }, direction: 'out' },
    ],
  ])('matches by %s', (_, conditions) => {
    expect(matchesRule(smallRule(conditions), figma)).toBe(true);
  });

  it.each<[string, Partial<Conditions>]>([
    ['other words', { text: { how: 'contains', text: 'sketch' } }],
    ['a part of the text as the whole', { text: { how: 'is', text: 'figma' } }],
    ['a beginning that stands later', { text: { how: 'starts_with', text: 'inc' } }],
    ['less than the lower bound', { amount: { min: 4501n, max: null } }],
    ['more than the upper bound', { amount: { min: null, max: 4499n } }],
    ['the other direction', { direction: 'in' }],
    ['another account', { externalAccountIds: ['other'] }],
    ['one of two that does not hold', { text: { how: 'contains', text: 'figma' }, direction: 'in' }],
  ])('does not match by %s', (_, conditions) => {
    expect(matchesRule(smallRule(conditions), figma)).toBe(false);
  });

  it("does not post to the bank's own ledger", () => {
    expect(matchesRule(smallRule({ direction: 'out' }, 'checking'), figma)).toBe(false);
  });
});

it.each([
  ['Cafe\u0301 E\u0301b', 'caf\u00e9 \u00e9b'],
  ['Caf\u00e9 \u00c9b', 'cafe\u0301 e\u0301b'],
])('words match in whichever form their accents are: %j, %j', (words, asked) => {
  const subject = { ...figma, texts: [words] };
  for (const how of ['contains', 'is', 'starts_with'] as const)
    expect(matchesRule(smallRule({ text: { how, text: asked } }), subject)).toBe(true);
});

it('the first active rule that matches wins', () => {
  const out = { direction: 'out' } as const;
  const paused = { ...smallRule(out, 'paused'), active: false };
  const rules = [smallRule({ direction: 'in' }, 'sales'), paused, smallRule(out, 'rent'), smallRule(out)];
  expect(firstMatch(rules, figma)?.name).toBe('rent');
  expect(firstMatch([paused], figma)).toBeNull();
});
