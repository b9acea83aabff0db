import { expect, it } from 'vitest';
import type { Rule } from '@/lib/contract/rule';
import { conditionsText, outcomeText, type RuleWording } from './rule-words';

const wording: RuleWording = {
  currency: 'USD',
  locale: 'en-US',
  ledgerName: (id) => id,
  accounts: [{ id: 'eac_1', name: 'Checking' }],
};

it.each<[Rule['conditions'], string]>([
  [{ text: { contains: 'figma' } }, 'contains “figma”'],
  [{ text: { is: 'Figma' }, direction: 'out' }, 'is “Figma”, money out'],
  [{ text: { starts_with: 'fig' }, amount: { min: 10 } }, 'starts with “fig”, from 10.00'],
  [{ amount: { max: 1000 }, direction: 'in' }, 'up to 1,000.00, money in'],
  [{ amount: { min: 5, max: 5 } }, 'exactly 5.00'],
  [{ amount: { min: 5, max: 6 }, external_account_ids: ['eac_1'] }, '5.00 to 6.00, on Checking'],
])('says %j as %s', (conditions, text) => {
  expect(conditionsText({ conditions }, wording)).toBe(text);
});

it('says the ledger, or a split with its shares', () => {
  expect(outcomeText({ then: { ledger_id: 'Rent' } }, wording)).toBe('Rent');
  const split = [
    { ledger_id: 'Rent', share: 60 },
    { ledger_id: 'Meals', share: 40 },
  ];
  expect(outcomeText({ then: { split } }, wording)).toBe('Rent 60 : Meals 40');
});
