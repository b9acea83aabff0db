import { describe, expect, it } from 'vitest';
import { isWorthSaving, type Present } from './is-worth-saving';
import type { Judgement } from './judge';
import type { JudgedLine } from './judged-line';

const line = (ledgerId: string, more: Partial<JudgedLine> = {}): JudgedLine => ({
  ledgerId,
  amount: 1n,
  tagIds: [],
  onAccount: null,
  ...more,
});
type Suggestion = Judgement['suggestion'];
const suggestion = (confidence: number | null, more: Partial<Suggestion> = {}): Suggestion => ({
  confidence,
  reasons: ['3 of 3.'],
  alternatives: [{ ledgerId: 'rent', confidence: 0.1 }],
  ...more,
});
const present = (own: Suggestion): Present => ({
  cleanDescription: 'Figma',
  method: 'similarity',
  suggestion: { ...own, atVersion: 1 },
  lines: [line('software')],
});
const judged = (own: Suggestion, more: Partial<Judgement> = {}): Judgement => ({
  cleanDescription: 'Figma',
  method: 'similarity',
  lines: [line('software')],
  suggestion: own,
  lastSuggestion: { ledgerIds: ['software'], confidence: own.confidence, ruleId: null },
  ...more,
});
const other = [{ ledgerId: 'meals', confidence: 0.1 }];

it.each<[string, Suggestion, Judgement]>([
  ['another ledger', suggestion(0.5), judged(suggestion(0.5), { lines: [line('rent')] })],
  ['a split', suggestion(0.5), judged(suggestion(0.5), { lines: [line('software'), line('rent')] })],
  [
    'the same on the other side',
    suggestion(0.5),
    judged(suggestion(0.5), { lines: [line('software', { isOnBankSide: true })] }),
  ],
  ['another method', suggestion(0.5), judged(suggestion(0.5), { method: 'rule' })],
  ['another name', suggestion(0.5), judged(suggestion(0.5), { cleanDescription: 'Figma Inc' })],
  ['a confidence that moved', suggestion(0.5), judged(suggestion(0.56))],
  ['a confidence that is called sure now', suggestion(0.89), judged(suggestion(0.9))],
  ['a confidence that is not certain any more', suggestion(0.98), judged(suggestion(0.97))],
  ['a confidence where none was', suggestion(null), judged(suggestion(0.01))],
  ['other guesses beside an unsure one', suggestion(0.5), judged(suggestion(0.5, { alternatives: other }))],
])('%s is worth saving', (_, was, judgement) => {
  expect(isWorthSaving(present(was), judgement)).toBe(true);
});

it.each<[string, Suggestion, Judgement]>([
  ['the same', suggestion(0.5), judged(suggestion(0.5))],
  ['a confidence that moved a little', suggestion(0.5), judged(suggestion(0.54))],
  ['one more entry among the reasons', suggestion(0.5), judged(suggestion(0.5, { reasons: ['4 of 4.'] }))],
  ['other guesses beside a sure one', suggestion(0.95), judged(suggestion(0.95, { alternatives: other }))],
])('%s is not', (_, was, judgement) => {
  expect(isWorthSaving(present(was), judgement)).toBe(false);
});

describe('of a rule', () => {
  const decided = (...lines: JudgedLine[]): Present => ({
    ...present(suggestion(null)),
    method: 'rule',
    lines,
  });
  const rule = (...lines: JudgedLine[]) => judged(suggestion(null), { method: 'rule', lines });
  const [zyx, qford] = ['Zyx', 'Qford'].map((vendorId) => ({ onAccount: { vendorId, customerId: null } }));

  it.each<[string, Present, Judgement]>([
    [
      'other shares',
      decided(line('rent', { amount: 60n }), line('meals', { amount: 40n })),
      rule(line('rent', { amount: 70n }), line('meals', { amount: 30n })),
    ],
    ['a tag', decided(line('rent')), rule(line('rent', { tagIds: ['north'] }))],
    ['one tag fewer', decided(line('rent', { tagIds: ['north'] })), rule(line('rent'))],
    ['another vendor', decided(line('payable', zyx)), rule(line('payable', qford))],
  ])('%s is worth saving', (_, was, judgement) => {
    expect(isWorthSaving(was, judgement)).toBe(true);
  });

  it.each<[string, Present, Judgement]>([
    ['the same split', decided(line('rent'), line('meals')), rule(line('rent'), line('meals'))],
    [
      'another order of the tags',
      decided(line('rent', { tagIds: ['north', 'south'] })),
      rule(line('rent', { tagIds: ['south', 'north'] })),
    ],
    ['the same vendor', decided(line('payable', zyx)), rule(line('payable', zyx))],
  ])('%s is not', (_, was, judgement) => {
    expect(isWorthSaving(was, judgement)).toBe(false);
  });
});

it('calls certain what the business does', () => {
  expect(isWorthSaving(present(suggestion(0.94)), judged(suggestion(0.96)), [0.95])).toBe(true);
  expect(isWorthSaving(present(suggestion(0.97)), judged(suggestion(0.985)), [0.95])).toBe(false);
});
