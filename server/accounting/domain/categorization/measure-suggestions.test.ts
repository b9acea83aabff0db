import { expect, it } from 'vitest';
import { type Measured, measureSuggestions } from './measure-suggestions';

const entry = (
  suggested: string,
  confidence: number | null,
  is: string,
  more: Partial<Measured['lastSuggestion']> = {},
) => ({
  lastSuggestion: { ledgerIds: [suggested], confidence, ruleId: null, ...more },
  cleanDescription: is === suggested ? 'Figma' : 'Boss',
  ledgerIds: [is],
  method: 'manual' as const,
});

it('measures what was suggested against what was confirmed', () => {
  const measured = measureSuggestions(
    [
      entry('software', 0.99, 'software'),
      entry('software', 1, 'software'),
      entry('software', 0.95, 'rent'),
      entry('software', 0.1, 'rent'),
      entry('software', null, 'software', { ruleId: 'rule' }),
      entry('software', null, 'rent', { ruleId: 'rule' }),
      entry('uncategorized', null, 'rent'),
    ],
    7,
  );
  expect(measured).toEqual({
    measured_latest: null,
    entries: 6,
    right: 3,
    reliability: [
      { from: 0, through: 0.2, entries: 1, right: 0, said: 0.1 },
      { from: 0.95, through: 0.98, entries: 1, right: 0, said: 0.95 },
      { from: 0.98, through: 1, entries: 2, right: 2, said: 0.995 },
    ],
    rules: [{ rule_id: 'rule', entries: 2, corrected: 1 }],
    corrected_payees: [{ clean_description: 'Boss', entries: 3, corrected: 3, has_rule: false }],
  });
});

it('counts a split as right on the same ledgers in any order', () => {
  const split = {
    lastSuggestion: { ledgerIds: ['a', 'b'], confidence: null, ruleId: 'rule' },
    cleanDescription: 'x',
    method: 'manual' as const,
  };
  expect(measureSuggestions([{ ...split, ledgerIds: ['b', 'a', 'a'] }], 10).right).toBe(1);
  expect(measureSuggestions([{ ...split, ledgerIds: ['a'] }], 10).right).toBe(0);
});

it('counts a split that was suggested with its amounts as right only to the cent', () => {
  const split = {
    lastSuggestion: { ledgerIds: ['a', 'b'], amounts: ['100', '-3'], confidence: 0.9, ruleId: null },
    cleanDescription: 'x',
    method: 'manual' as const,
  };
  const rightWith = (ledgerIds: string[], amounts: bigint[]) =>
    measureSuggestions([{ ...split, ledgerIds, amounts }], 10).right;
  expect(rightWith(['b', 'a', 'a'], [-3n, 60n, 40n])).toBe(1);
  expect(rightWith(['a', 'b'], [99n, -2n])).toBe(0);
  expect(rightWith(['a', 'b'], [100n, 3n])).toBe(0);
  expect(rightWith(['a'], [97n])).toBe(0);
});

it('says nothing without entries', () => {
  const nothing = {
    measured_latest: null,
    entries: 0,
    right: 0,
    reliability: [],
    rules: [],
    corrected_payees: [],
  };
  expect(measureSuggestions([], 10)).toEqual(nothing);
});

it('measures the latest only where there are more, and tells how many', () => {
  const unsaid = { ...entry('rent', 1, 'rent'), lastSuggestion: null };
  const entries = [entry('rent', 0.9, 'rent'), unsaid, entry('rent', 0.9, 'software')];
  expect(measureSuggestions(entries, 2)).toMatchObject({ measured_latest: 2, entries: 1, right: 1 });
  expect(measureSuggestions(entries, 3)).toMatchObject({ measured_latest: null, entries: 2, right: 1 });
});

it.each(['transfer', 'refund', 'ap', 'ar'] as const)('leaves out what a link posted: %s', (method) => {
  const linked = { ...entry('software', 0.95, 'transit'), method };
  expect(measureSuggestions([linked], 7)).toMatchObject({ entries: 0, corrected_payees: [] });
});

it('says of a corrected payee whether a rule decides on it now', () => {
  const corrected = entry('software', 0.95, 'rent');
  expect(measureSuggestions([{ ...corrected, hasRule: true }, corrected], 7).corrected_payees).toEqual([
    { clean_description: 'Boss', entries: 2, corrected: 2, has_rule: true },
  ]);
});
