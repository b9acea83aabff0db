import { describe, expect, it } from 'vitest';
import { defaultChart } from '../../chart-of-accounts/default-chart';
import { categorize } from '../categorize';
import { learn } from '../learning/learn';
import type { Decision, Movement } from '../movement';
import type { PrintedPart } from '../printed-category';

const chart = defaultChart('llc')
  .filter(({ key }) => !['checking', 'savings'].includes(key) && !key.startsWith('uncategorized'))
  .map((ledger) => ({ ...ledger, id: ledger.key }));
const fallbacks = { inflowLedgerId: 'inflow', outflowLedgerId: 'outflow' };
const whole = (category: string): PrintedPart[] => [{ category, amount: null }];

function movement(payee: string, more: Partial<Movement> = {}): Movement {
  return { payee, text: payee, accountLedgerId: 'checking', amount: -4_321n, day: '2026-06-15', ...more };
}

const begun = learn([], chart);
const suggested = (payee: string, more: Partial<Movement> = {}) =>
  categorize(begun, movement(payee, more), fallbacks);

describe('the words of a category that a file prints', () => {
  it.each([
    ['Pacific Bell', 'Bills:Telephone', 'phone_and_internet'],
    ['Coast Federal Bank', 'Bank Charges', 'bank_fees'],
    ['Zqx', 'Education', 'training'],
    ['Zqx', 'Home/Rent', 'rent'],
  ])('tell the ledger of %s: %s', (payee, category, ledgerId) => {
    expect(suggested(payee).method).toBe('uncategorized');
    const told = suggested(payee, { printed: whole(category) });
    expect(told.ledgerId).toBe(ledgerId);
    expect(told.suggestion.confidence).toBeGreaterThan(0.2);
    expect(told.suggestion.confidence).toBeLessThanOrEqual(0.6);
    expect(suggested(payee).method).toBe('uncategorized');
  });

  it('go before those of the memo, after those of the payee', () => {
    const printed = whole('Bills:Telephone');
    expect(suggested('Zqx', { text: 'Zqx airport', printed }).ledgerId).toBe('phone_and_internet');
    expect(suggested('Shell Fuel', { printed }).ledgerId).toBe('vehicle_expenses');
  });

  it('tell no ledger for the other direction, of a part, or by an abbreviation', () => {
    expect(suggested('Zqx', { amount: 4_321n, printed: whole('Bills:Telephone') }).method).toBe(
      'uncategorized',
    );
    const parts = [
      { category: 'Bills:Telephone', amount: '-23.21' },
      { category: 'Gifts', amount: '-20.00' },
    ];
    expect(suggested('Zqx', { printed: parts }).method).toBe('uncategorized');
    expect(suggested('Zqx', { printed: whole('A:W') }).method).toBe('uncategorized');
  });

  it('are learned: another payee of the category goes where the first ones went', () => {
    const decisions = 'Aqa Bqb Cqc Dqd Eqe Fqf Gqg Hqh'.split(' ').flatMap((payee, at): Decision[] =>
      [1, 2, 3].map((day) => ({
        ...movement(payee, { day: `2026-0${at + 1}-0${day}`, printed: whole('Pets') }),
        ledgerId: 'cost_of_materials',
      })),
    );
    const others = 'Iqi Jqj Kqk Lql Mqm Nqn Oqo Pqp'.split(' ').flatMap((payee, at): Decision[] =>
      [1, 2, 3].map((day) => ({
        ...movement(payee, { day: `2026-0${at + 1}-0${day}`, printed: whole('Garden') }),
        ledgerId: 'repairs',
      })),
    );
    const learned = learn(
      [...decisions, ...others].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
      chart,
    );
    const of = (category: string) =>
      categorize(learned, movement('Zqx', { printed: whole(category) }), fallbacks);
    expect([of('Pets').ledgerId, of('Garden').ledgerId]).toEqual(['cost_of_materials', 'repairs']);
    expect(of('Pets').suggestion.reasons).toEqual(['24 entries with the word “pets”.']);
    const other = movement('Rqr', { day: '2025-12-01', printed: whole('Pets') });
    const mixed = learn([{ ...other, ledgerId: 'repairs' }, ...decisions], chart);
    const { ledgerId, suggestion } = categorize(
      mixed,
      movement('Zqx', { printed: whole('Pets') }),
      fallbacks,
    );
    expect([ledgerId, ...suggestion.reasons]).toEqual([
      'cost_of_materials',
      '25 entries with the word “pets”, 24 of them on this ledger.',
    ]);
  });
});
