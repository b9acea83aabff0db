import { expect, it } from 'vitest';
import type { Present } from './is-worth-saving';
import type { Judgement } from './judge';
import type { JudgedLine } from './judged-line';
import { whatIsStillSaid } from './lost-grounds';

const line = (ledgerId: string, more: Partial<JudgedLine> = {}): JudgedLine => ({
  ledgerId,
  amount: 1n,
  tagIds: [],
  onAccount: null,
  ...more,
});
const byRule = (name: string, more: Partial<Judgement> = {}): Judgement => ({
  cleanDescription: 'Figma',
  method: 'rule',
  lines: [line('software')],
  suggestion: { confidence: null, reasons: [`Rule “${name}”.`], alternatives: [] },
  lastSuggestion: { ledgerIds: ['software'], confidence: null, ruleId: name },
  ...more,
});
const learned = (ledgerId: string, confidence: number): Judgement => ({
  cleanDescription: 'Figma',
  method: 'similarity',
  lines: [line(ledgerId)],
  suggestion: {
    confidence,
    reasons: ['3 of 3.'],
    alternatives: [{ ledgerId: 'software', confidence: 0.01 }],
  },
  lastSuggestion: { ledgerIds: [ledgerId], confidence, ruleId: null },
});
const isNow = ({ method, lines, suggestion, cleanDescription }: Judgement): Present => ({
  method,
  lines,
  cleanDescription,
  suggestion: { ...suggestion, atVersion: 1 },
});
const still = (was: Judgement, is: Judgement) => whatIsStillSaid(isNow(was), is, [0.9, 0.98]);

it.each<[string, Judgement, Judgement]>([
  ['the rule still decides', byRule('A'), byRule('A')],
  [
    'the rule gives other tags or another name, which a person may have chosen',
    byRule('A'),
    byRule('A', { lines: [line('software', { tagIds: ['north'] })], cleanDescription: 'Figma Inc' }),
  ],
  ['the confidence has moved a little', learned('software', 0.85), learned('software', 0.82)],
  ['the confidence has risen', learned('software', 0.6), learned('software', 0.99)],
  ['a rule gives the same ledger now', learned('software', 0.6), byRule('A')],
])('nothing else is said where %s', (_, was, is) => {
  expect(still(was, is)).toBeNull();
});

it.each<[string, Judgement, Judgement]>([
  ['another rule gives the same ledger', byRule('A'), byRule('B')],
  ['what was learned gives the ledger of a rule that is gone', byRule('A'), learned('software', 0.7)],
  ['the confidence has fallen', learned('software', 0.8), learned('software', 0.7)],
  ['the confidence is not certain any more', learned('software', 0.98), learned('software', 0.97)],
])('what is said now is said where %s', (_, was, is) => {
  expect(still(was, is)).toBe(is);
});

it.each<[string, Judgement, string]>([
  ['a rule', byRule('A'), 'The rule that gave it this ledger no longer does.'],
  ['a suggestion', learned('software', 0.99), 'This ledger is no longer suggested.'],
])('the ledger of %s that is another now is without grounds, and the other is offered', (_, was, reason) => {
  expect(still(was, learned('rent', 0.7))).toEqual({
    method: 'similarity',
    suggestion: {
      confidence: null,
      reasons: [reason],
      alternatives: [{ ledgerId: 'rent', confidence: 0.7 }],
    },
    lastSuggestion: { ledgerIds: ['software'], confidence: null, ruleId: null },
  });
});

it('a suggestion that a rule has overtaken says so', () => {
  expect(
    still(learned('software', 0.99), byRule('A', { lines: [line('rent')] }))?.suggestion.reasons,
  ).toEqual(['A rule gives it another ledger now.']);
});

it('no ledger of a split is offered for the whole', () => {
  const split = byRule('A', { lines: [line('software'), line('rent')] });
  expect(still(split, byRule('B'))?.suggestion.alternatives).toEqual([]);
  expect(still(byRule('A'), split)?.suggestion.alternatives).toEqual([]);
});
