import { describe, expect, it } from 'vitest';
import { certainFrom, sureFrom } from '../learning/calibrate';
import { learn } from '../learning/learn';
import type { Decision, Movement } from '../movement';
import { suggest } from '../suggest';

const chart = ['Service revenue', 'Consulting', 'Rent', 'Software', 'Fees'].map((name) => ({
  id: name,
  name,
}));

function movement(payee: string, amount: number, day = '2026-06-15'): Movement {
  return { payee, text: payee, accountLedgerId: 'checking', amount: BigInt(amount), day };
}

function decisions(count: number, payee: string, amount: number, more: Partial<Decision> = {}): Decision[] {
  return Array.from({ length: count }, (_, at) => {
    const day = `${2020 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-03`;
    return { ...movement(payee, amount + at, day), ledgerId: 'Service revenue', ...more };
  });
}

const settled = [
  ...decisions(40, 'Stripe', 20_000, { ledgerId: 'Consulting' }),
  ...decisions(40, 'Figma', -4500, { ledgerId: 'Software' }),
  ...decisions(40, 'Harbor Property', -250_000, { ledgerId: 'Rent' }),
];
const said = (past: Decision[], payee: string, amount = 90_500) =>
  suggest(
    learn(
      [...settled, ...past].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
      chart,
    ),
    movement(payee, amount),
  );

describe('names that differ in their numbers only', () => {
  it('are said to be similar, not the same', () => {
    expect(said(decisions(1, 'Boss1', 90_000), 'Boss2')).toMatchObject({
      ledgerId: 'Service revenue',
      reasons: ['1 of 1 entry of a similar payee, Boss1; last on Jan 3, 2020.'],
    });
    expect(said(decisions(1, 'Boss1', 90_000), 'boss1')?.reasons).toEqual([
      '1 of 1 entry of this payee; last on Jan 3, 2020.',
    ]);
  });

  it('are told apart where the very name was decided on, too', () => {
    const past = [
      ...decisions(2, 'Boss2', 90_000),
      ...decisions(3, 'Boss1', 90_100),
      ...decisions(1, 'Boss 3', 5),
    ];
    expect(said(past, 'Boss2')?.reasons).toEqual([
      '2 of 2 entries of this payee; last on Feb 3, 2020.',
      '3 of 3 entries of a similar payee, Boss1; last on Mar 3, 2020.',
    ]);
    const other = [
      ...decisions(1, 'Boss2', 90_000, { ledgerId: 'Consulting' }),
      ...decisions(6, 'Boss1', 90_100),
    ];
    const suggestion = said(other, 'Boss2', 90_103);
    expect(suggestion?.ledgerId).toBe('Service revenue');
    expect(suggestion?.confidence).toBeLessThanOrEqual(0.7);
    expect(suggestion?.reasons.slice(0, 2)).toEqual([
      'None of 1 entry of this payee went to this ledger.',
      '6 of 6 entries of a similar payee, Boss1; last on Jun 3, 2020.',
    ]);
  });

  it('leave a suggestion less sure until several of them agreed', () => {
    const certain = decisions(8, 'Boss1', 90_000);
    expect(said(certain, 'Boss1')?.confidence).toBeGreaterThanOrEqual(sureFrom);
    expect(said(certain.slice(0, 1), 'Boss1')?.confidence).toBeGreaterThan(0.7);
    expect(said(certain.slice(0, 1), 'Boss2')?.confidence).toBeLessThanOrEqual(0.7);
    expect(said(certain, 'Boss2')?.confidence).toBeLessThan(sureFrom);
    expect(said([...certain, ...decisions(8, 'Boss3', 90_000)], 'Boss2')?.confidence).toBeLessThan(
      certainFrom,
    );
    const stores = Array.from({ length: 8 }, (_, at) => decisions(2, `Boss${at + 3}`, 90_000)).flat();
    const many = said(stores, 'Boss2');
    expect(many?.confidence).toBeGreaterThanOrEqual(sureFrom);
    expect(many?.reasons[0]).toBe('16 of 16 entries of similar payees such as Boss10; last on Feb 3, 2020.');
  });

  it('say whose entries were split', () => {
    const split = decisions(2, 'Boss1', 90_000, { splitOver: ['Service revenue', 'Fees'] });
    expect(said(split, 'Boss2')?.reasons).toEqual([
      'The last 2 entries of a similar payee, Boss1, were split over Service revenue and Fees.',
    ]);
    expect(said(split, 'Boss1')?.reasons).toEqual([
      'The last 2 entries of this payee were split over Service revenue and Fees.',
    ]);
  });
});
