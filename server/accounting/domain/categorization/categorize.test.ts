import { describe, expect, it } from 'vitest';
import { categorize } from './categorize';
import { learn } from './learning/learn';
import type { Decision } from './movement';

const fallbacks = { inflowLedgerId: 'in', outflowLedgerId: 'out' };
const chart = ['meals', 'rent', 'sales', 'travel', 'software', 'insurance'].map((name) => ({
  id: name,
  name,
}));

const movement = (payee: string, amount: bigint) => ({
  payee,
  text: payee,
  accountLedgerId: 'bank',
  amount,
  day: '2026-06-01',
});
const past: Decision[] = Array.from({ length: 6 }, (_, at) => ({
  ...movement('Harbor Print', -900n),
  day: `2026-0${at < 5 ? at + 1 : 5}-03`,
  ledgerId: 'rent',
}));

/** Each from another payee, most of them for meals. */
const manyPayees: Decision[] = [...'abcdefghijklmnopqrstuvwx'].map((letter, at) => ({
  ...movement(`${letter}q${letter}w`, -1200n - BigInt(at)),
  ledgerId: at % 8 === 7 ? 'rent' : 'meals',
}));
const allForMeals = manyPayees.map((decision) => ({ ...decision, ledgerId: 'meals' }));

describe('categorize', () => {
  it.each([
    ['what the payee was confirmed with', 'Harbor Print', -900n, past, 'rent', 'similarity'],
    ['what words say', 'Hawaiian Airlines', -42_000n, [], 'travel', 'similarity'],
    ['where other new payees went', 'Zyx Qq', -1333n, allForMeals, 'meals', 'similarity'],
    ['nothing that is likelier wrong', 'Zyx Qq', -1333n, manyPayees, 'out', 'uncategorized'],
    ['nothing after a few decisions', 'Zyx Qq', -1333n, allForMeals.slice(0, 12), 'out', 'uncategorized'],
    ['nothing for money out', 'Zyx Qq', -1n, [], 'out', 'uncategorized'],
    ['nothing for money in', 'Zyx Qq', 1n, [], 'in', 'uncategorized'],
    ['nothing for a cheque', 'Check 1042', -901n, past, 'out', 'uncategorized'],
  ] as const)('chooses by %s', (_name, payee, amount, decisions, ledgerId, method) => {
    const category = categorize(learn(decisions, chart), movement(payee, amount), fallbacks);
    expect(category).toMatchObject({ ledgerId, method });
    expect(category.suggestion.confidence === null).toBe(method === 'uncategorized');
    expect(category.suggestion.alternatives.length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['phone bills', 'Pacific Bell', -4_731n],
    ['a court', 'Superior Court', -12_500n],
    ['what is a little larger than the rent', 'Mega Foods', -115_000n],
  ])('leaves %s uncategorized where only one payee was decided on', (_name, payee, amount) => {
    const rents = Array.from({ length: 25 }, (_, at) => ({
      ...movement('Landlord', -70_000n),
      day: `20${24 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
      ledgerId: 'rent',
    }));
    const category = categorize(learn(rents, chart), movement(payee, amount), fallbacks);
    expect(category).toMatchObject({ ledgerId: 'out', method: 'uncategorized' });
    expect(category.suggestion.alternatives[0]?.ledgerId).toBe('rent');
  });

  it('offers equity only where something speaks for it', () => {
    const withEquity = [
      ...chart.map((ledger) => ({
        ...ledger,
        type: ledger.id === 'sales' ? ('revenue' as const) : ('expense' as const),
      })),
      { id: 'opening', name: 'Opening balance equity', type: 'equity' as const },
    ];
    const decisions = Array.from({ length: 30 }, (_, at) => ({
      ...movement('Opening Balance', 100_000n + BigInt(at)),
      ledgerId: 'opening',
    }));
    const of = (payee: string, amount: bigint) =>
      categorize(learn(decisions, withEquity), movement(payee, amount), fallbacks);
    expect(of('Boss Inc', 183_700n)).toMatchObject({
      method: 'uncategorized',
      suggestion: { alternatives: [] },
    });
    expect(of('Opening Balance', 5_000n).ledgerId).toBe('opening');
  });

  it('is careful with a payee never seen while the business has decided little', () => {
    const confidenceAfter = (decisions: Decision[]) =>
      categorize(learn(decisions, chart), movement('Hawaiian Airlines', -42_000n), fallbacks).suggestion
        .confidence;
    expect(confidenceAfter([])).toBeGreaterThan(0.2);
    expect(confidenceAfter([])).toBeLessThanOrEqual(0.6);
    expect(confidenceAfter(past)).toBeLessThanOrEqual(0.6);
  });
});
