import { describe, expect, it } from 'vitest';
import { chartClues } from './chart-clues';
import { tradeOf } from './trade-of';
import { wordsOf } from './words';

const candidates = [
  { id: 'entertainment', name: 'Entertainment', type: 'expense' },
  { id: 'consulting', name: 'Consulting revenue', type: 'revenue' },
  { id: 'meals', name: 'Meals', type: 'expense' },
  { id: 'equipment', name: 'Equipment', type: 'asset' },
  { id: 'clearing', name: 'Payments clearing', type: 'asset', isClearing: true },
  { id: 'owners', name: 'Loans from owners', type: 'liability' },
  { id: 'sales', name: 'Product sales', type: 'revenue' },
  { id: 'rewards', name: 'Card rewards', type: 'revenue' },
  { id: 'tax', name: 'Sales tax payable', type: 'liability' },
] as const;
const chart = chartClues(candidates);
const idOf = (place: number) => candidates[place]?.id;

function ofTrade(text: string, direction: 'in' | 'out') {
  const words = wordsOf(text);
  return [...chart.ofTrade(tradeOf(words) ?? -1, words, direction)].map(idOf);
}
const named = (text: string, direction: 'in' | 'out') =>
  [...chart.namedBy(wordsOf(text), direction).keys()].map(idOf);

describe('words tell', () => {
  it('no expense for the money of a customer', () => {
    expect(ofTrade('Fjellsang Festival', 'in')).toEqual([]);
    expect(ofTrade('Fjellsang Festival', 'out')).toEqual(['entertainment']);
    expect(named('Meals on Wheels', 'in')).toEqual([]);
    expect(named('Meals on Wheels', 'out')).toEqual(['meals']);
  });

  it('no income for money that goes out', () => {
    expect(named('Smith Consulting', 'out')).toEqual([]);
    expect(named('Smith Consulting', 'in')).toEqual(['consulting']);
  });

  it('no clearing ledger, through which anything may pass', () => {
    for (const direction of ['in', 'out'] as const) expect(named('Online payment', direction)).toEqual([]);
  });

  it('no ledger by a word that names nothing', () => {
    expect(named('Wire from checking', 'in')).toEqual([]);
    expect(named('Loans of owners', 'in')).toEqual(['owners']);
  });

  it('no rewards for what pays a card', () => {
    expect(ofTrade('Autopay thank you', 'in')).toEqual([]);
  });

  it('income, rather than the tax on it, for what a processor pays out', () => {
    expect(ofTrade('Stripe payout', 'in')).toEqual(['sales']);
  });

  it('other ledgers for both', () => {
    for (const direction of ['in', 'out'] as const)
      expect(named('Equipment', direction)).toEqual(['equipment']);
  });
});
