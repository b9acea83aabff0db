import { describe, expect, it } from 'vitest';
import { categorize } from '../categorize';
import { certainFrom, sureFrom } from '../learning/calibrate';
import { learn } from '../learning/learn';
import type { Decision, Movement } from '../movement';
import { suggest } from '../suggest';

const chart = ['Wages', 'Payroll taxes', 'Interest', 'Loan', 'Rent', 'Software'].map((name) => ({
  id: name,
  name,
}));
const names: Record<string, string> = { payable: 'Payroll taxes payable' };
const fallbacks = { inflowLedgerId: 'inflow', outflowLedgerId: 'outflow' };

function movement(payee: string, amount: number, day = '2026-06-15'): Movement {
  return { payee, text: payee, accountLedgerId: 'checking', amount: BigInt(amount), day };
}

function decisions(count: number, payee: string, amount: number, more: Partial<Decision>): Decision[] {
  return Array.from({ length: count }, (_, at) => {
    const day = `${2020 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-03`;
    return { ...movement(payee, amount - at, day), ledgerId: 'Wages', ...more };
  });
}

const settled = [
  ...decisions(40, 'Figma', -4500, { ledgerId: 'Software' }),
  ...decisions(40, 'Harbor Property', -250_000, { ledgerId: 'Rent' }),
];
const payroll = (count: number) =>
  decisions(count, 'Gusto', -900_000, { splitOver: ['Wages', 'Payroll taxes', 'payable'] });
const whole = (count: number) =>
  decisions(count, 'Gusto', -900_000, {}).map((each) => ({ ...each, day: each.day.replace('202', '201') }));
const later = (all: Decision[]) => all.map((each) => ({ ...each, day: each.day.replace('202', '203') }));
const learned = (past: Decision[]) =>
  learn(
    [...settled, ...past].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
    chart,
    { nameOf: (id) => names[id] },
  );
const gusto = (past: Decision[]) => suggest(learned(past), movement('Gusto', -900_300));

describe('a payee whose entries were split over several ledgers', () => {
  it('has no ledger that is certain for the whole', () => {
    expect(gusto(decisions(8, 'Gusto', -900_000, {}))?.confidence).toBeGreaterThanOrEqual(certainFrom);
    expect(gusto(payroll(1))?.confidence).toBeLessThan(sureFrom);
    expect(gusto(payroll(8))?.confidence).toBeLessThan(0.1);
    expect(gusto(payroll(8))?.ledgerId).toBe('Wages');
  });

  it.each([
    [1, 'The last entry of this payee was split over Wages, Payroll taxes and Payroll taxes payable.'],
    [8, 'The last 8 entries of this payee were split over Wages, Payroll taxes and Payroll taxes payable.'],
  ])('%i times, says so', (times, reason) => {
    expect(gusto(payroll(times))?.reasons).toEqual([reason]);
  });

  it('says so where no ledger is likely enough', () => {
    expect(categorize(learned(payroll(8)), movement('Gusto', -900_300), fallbacks)).toMatchObject({
      ledgerId: 'outflow',
      method: 'uncategorized',
      suggestion: {
        confidence: null,
        reasons: [
          'The last 8 entries of this payee were split over Wages, Payroll taxes and Payroll taxes payable.',
        ],
      },
    });
  });

  it('names the ledgers of the last where they were not always the same, and not too many', () => {
    const loan = decisions(1, 'Gusto', -900_000, { splitOver: ['Loan', 'Interest'] });
    expect(gusto([...payroll(3), ...later(loan)])?.reasons).toEqual([
      'The last 4 entries of this payee were split over several ledgers, the last one over Loan and Interest.',
    ]);
    const many = decisions(2, 'Gusto', -900_000, { splitOver: chart.map(({ id }) => id) });
    expect(gusto(many)?.reasons).toEqual([
      'The last 2 entries of this payee were split over Wages, Payroll taxes, Interest and 3 others.',
    ]);
  });

  it('counts as entries of the ledger only those that it bore alone', () => {
    expect(gusto([...whole(5), ...payroll(3)])?.reasons).toEqual([
      'The last 3 entries of this payee were split over Wages, Payroll taxes and Payroll taxes payable.',
      '5 of 8 entries of this payee; last on May 3, 2010.',
    ]);
    expect(gusto([...payroll(3), ...later(decisions(5, 'Gusto', -800_000, {}))])?.reasons).toEqual([
      '5 of 8 entries of this payee; last on May 3, 2030.',
      'Of 8 entries of this payee 3 were split over several ledgers.',
    ]);
  });

  it('is believed again once entries are no longer split', () => {
    const since = (count: number) =>
      gusto([...payroll(3), ...later(decisions(count, 'Gusto', -900_000, {}))])?.confidence ?? 0;
    expect(since(2)).toBeLessThan(sureFrom);
    expect(since(30)).toBeGreaterThanOrEqual(sureFrom);
  });

  it('says nothing of other payees', () => {
    const figma = movement('Figma', -4500);
    const past = decisions(8, 'Gusto', -900_000, {});
    expect(suggest(learned(payroll(8)), figma)).toEqual(suggest(learned(past), figma));
  });
});
