import { describe, expect, it } from 'vitest';
import type { Decision } from '../movement';
import { learn } from './learn';
import { type SignName, signNames, signsOf } from './trust';

const candidates = [{ id: 'supplies', name: 'Office supplies' }];
const movement = (payee: string): Decision => ({
  payee,
  text: payee,
  accountLedgerId: 'bank',
  amount: -1_000n,
  day: '2026-03-04',
  ledgerId: 'supplies',
});

describe('what a payee’s name tells of how far a suggestion can be trusted', () => {
  it.each<[string, SignName | null]>([
    ['Amazon', 'marketplace'],
    ['AMAZON.DE Luxemburg', 'marketplace'],
    ['Amazon Web Services', null],
    ['Walmart', 'marketplace'],
    ['Paypal Inst Xfer', 'passesOn'],
    ['Zelle payment to Harbor & Sons', 'passesOn'],
    ['Harbor & Sons', null],
  ])('%s: %s', (payee, expected) => {
    const { memory, weighMovement } = learn([movement(payee)], candidates);
    const { clues, weighing } = weighMovement(movement(payee));
    const signs = signsOf(memory, movement(payee), clues, weighing, 0);
    const told = (['marketplace', 'passesOn'] as const).filter(
      (name) => signs[signNames.indexOf(name)] === 1,
    );
    expect(told).toEqual(expected === null ? [] : [expected]);
  });
});
