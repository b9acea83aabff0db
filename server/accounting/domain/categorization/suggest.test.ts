import { describe, expect, it } from 'vitest';
import { learn } from './learning/learn';
import type { Movement } from './movement';
import { suggest } from './suggest';

const chart = ['Meals', 'Rent', 'Sales', 'Travel', 'Software', 'Insurance'].map((name) => ({
  id: name,
  name,
}));
const movement = (payee: string, more: Partial<Movement> = {}): Movement => ({
  payee,
  text: payee,
  accountLedgerId: 'bank',
  amount: -42_00n,
  day: '2026-06-01',
  ...more,
});

describe('suggest before the first decision', () => {
  const payees = ['Hawaiian Airlines', 'Zyx Qq', 'Office rent', 'Check 1042', 'Travel insurance desk'];
  const others: Partial<Movement>[] = [
    { amount: -1n },
    { amount: -98_765_43n, day: '2024-02-29' },
    { amount: 42_00n },
    { accountLedgerId: 'Rent' },
    { text: 'Software licence' },
  ];

  it.each(payees)('says of %s the same as one who knows no other movement', (payee) => {
    const learned = learn([], chart);
    for (const more of [{}, ...others, {}]) {
      const asked = movement(payee, more);
      expect(suggest(learned, asked)).toEqual(suggest(learn([], chart), asked));
    }
  });

  it('tells directions, accounts and texts apart', () => {
    const learned = learn([], chart);
    const said = (more: Partial<Movement>) => suggest(learned, movement('Office rent', more));
    expect(said({})?.ledgerId).toBe('Rent');
    expect(said({ accountLedgerId: 'Rent' })?.ledgerId).not.toBe('Rent');
    expect(said({ text: 'Travel by air' })).not.toEqual(said({}));
    expect(said({ amount: 42_00n })).not.toBe(said({}));
    expect(said({ amount: -1n })).toBe(said({}));
  });
});
