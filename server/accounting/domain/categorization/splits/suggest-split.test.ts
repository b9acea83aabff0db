import { describe, expect, it } from 'vitest';
import { categorize } from '../categorize';
import { certainFrom, sureFrom } from '../learning/calibrate';
import { learn } from '../learning/learn';
import type { Decision, Movement, Part } from '../movement';
import { suggest } from '../suggest';
import { splitConfidence } from './suggest-split';

const names = ['Rent', 'Owner draws', 'Wages', 'Payroll taxes', 'Withheld', 'Software'];
const chart = names.map((name) => ({ id: name, name }));
const fallbacks = { inflowLedgerId: 'inflow', outflowLedgerId: 'outflow' };

function movement(payee: string, amount: number, day = '2026-06-15'): Movement {
  return { payee, text: payee, accountLedgerId: 'checking', amount: BigInt(amount), day };
}

/** An entry of each month, the last one in May 2026, paid and split so. */
function months(payee: string, splits: readonly Record<string, number>[]): Decision[] {
  return splits.map((split, at) => {
    const month = splits.length - at;
    const day = `${2026 - Math.floor((month + 6) / 12)}-${String(12 - ((month + 6) % 12)).padStart(2, '0')}-03`;
    const parts: Part[] = Object.entries(split).map(([ledgerId, units]) => ({
      ledgerId,
      units: BigInt(units),
    }));
    const amount = parts.reduce((sum, { units }) => sum - Number(units), 0);
    const ledgerIds = parts.map(({ ledgerId }) => ledgerId);
    const of = { ledgerId: ledgerIds[0] ?? '', parts, ...(parts.length > 1 && { splitOver: ledgerIds }) };
    return { ...movement(payee, amount, day), ...of };
  });
}

const shared = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ Rent: 60_000 + 600 * at, 'Owner draws': 40_000 + 400 * at }));
const suggested = (past: Decision[], next = movement('Harbor Property', -250_000)) =>
  suggest(learn(past, chart), next)?.split;

describe('a payee whose entries are always split alike', () => {
  it('has the next one suggested so, and says why', () => {
    expect(suggested(months('Harbor Property', shared(4)))).toMatchObject({
      parts: [
        { ledgerId: 'Rent', units: 150_000n },
        { ledgerId: 'Owner draws', units: 100_000n },
      ],
      reason: 'Split as the last 4 entries of this payee: 60% Rent, 40% Owner draws.',
    });
  });

  it.each([
    [
      'Split as the last 2 entries of this payee with this amount.',
      [
        { Rent: 150_000, 'Owner draws': 100_000 },
        { Rent: 150_000, 'Owner draws': 100_000 },
      ],
    ],
    [
      'Split as the last 2 entries of this payee: the rest to Rent, the other amount as before.',
      [
        { Rent: 150_000, 'Owner draws': 20_000 },
        { Rent: 160_000, 'Owner draws': 20_000 },
      ],
    ],
    [
      'Split as the last 2 entries of this payee: the rest to Wages, the other amounts as before.',
      [
        { Wages: 900_000, 'Payroll taxes': 70_000, Withheld: -270_000 },
        { Wages: 910_000, 'Payroll taxes': 70_000, Withheld: -270_000 },
      ],
    ],
    [
      'Split as the last 2 entries of this payee, in the same proportion.',
      [
        { Wages: 100_000, Withheld: -30_000 },
        { Wages: 110_000, Withheld: -33_000 },
      ],
    ],
  ])('says “%s”', (reason, splits) => {
    expect(suggested(months('Harbor Property', splits))?.reason).toBe(reason);
  });

  it('is posted with these lines, and what one ledger might be for the whole beside it', () => {
    const category = categorize(
      learn(months('Harbor Property', shared(4)), chart),
      movement('Harbor Property', -250_000),
      fallbacks,
    );
    expect(category).toMatchObject({ ledgerId: 'Rent', method: 'similarity' });
    expect(category.parts).toHaveLength(2);
    expect(category.suggestion.confidence).toBeLessThan(sureFrom);
    expect(category.suggestion.alternatives[0]).toMatchObject({ ledgerId: 'Rent' });
  });

  it('says nothing of money that comes back, of another payee, or of one with another number', () => {
    const past = months('Harbor Property', shared(4));
    expect(suggested(past, movement('Harbor Property', 250_000))).toBeNull();
    expect(suggested(past, movement('Figma', -250_000))).toBeNull();
    expect(suggested(past, movement('Harbor Property 2', -250_000))).toBeNull();
  });

  it('says nothing on a ledger that may not be suggested, or of the account itself', () => {
    const past = months('Harbor Property', shared(4));
    const next = movement('Harbor Property', -250_000);
    expect(suggest(learn(past, chart.slice(0, 1)), next)?.split).toBeNull();
    expect(suggested(past, { ...next, accountLedgerId: 'Owner draws' })).toBeNull();
  });

  it('says nothing past an entry that is no example, such as one that pays a bill', () => {
    const past = months('Harbor Property', shared(4));
    const [{ parts: _, ...bill }] = past.slice(2, 3) as [Decision];
    expect(suggested([...past.slice(0, 2), bill, ...past.slice(3)])).toBeNull();
  });
});

it('a loan whose interest falls is not split by guess', () => {
  const payments = Array.from({ length: 8 }, (_, at) => ({
    Rent: 61_000 + 350 * at,
    Software: 39_000 - 350 * at,
  }));
  const past = months('First Bank Loan', payments);
  const next = movement('First Bank Loan', -100_000);
  expect(suggested(past, next)).toBeNull();
  expect(categorize(learn(past, chart), next, fallbacks)).toMatchObject({
    ledgerId: 'outflow',
    method: 'uncategorized',
    suggestion: { reasons: ['The last 8 entries of this payee were split over Rent and Software.'] },
  });
});

it('a payee that is mostly not split is not split because two were', () => {
  const whole = Array.from({ length: 20 }, () => ({ Software: 4500 }));
  const two = [
    { Software: 4000, 'Owner draws': 1000 },
    { Software: 8000, 'Owner draws': 2000 },
  ];
  const learned = learn(months('Figma', [...whole, ...two]), chart);
  expect(categorize(learned, movement('Figma', -4500), fallbacks).parts).toBeUndefined();
});

describe('how sure a split is', () => {
  it.each([
    ['nothing was split before', { right: 0, wrong: 0 }, 12, true, 0.5, sureFrom],
    ['it may be chance', { right: 500, wrong: 0 }, 2, true, 0.5, sureFrom],
    ['five were right', { right: 5, wrong: 0 }, 12, true, 0.5, sureFrom],
    ['six were right', { right: 6, wrong: 0 }, 3, true, sureFrom, certainFrom],
    ['49 were right', { right: 49, wrong: 0 }, 12, true, sureFrom, certainFrom],
    ['many were right, and it held eight times', { right: 90, wrong: 0 }, 8, true, certainFrom, 1],
    ['many were right, and it held seven times', { right: 90, wrong: 0 }, 7, true, sureFrom, certainFrom],
    [
      'many were right, and it did not always hold',
      { right: 90, wrong: 0 },
      20,
      false,
      sureFrom,
      certainFrom,
    ],
    ['one of a hundred was wrong', { right: 99, wrong: 1 }, 20, true, sureFrom, certainFrom],
    ['one of twenty was wrong', { right: 19, wrong: 1 }, 20, true, 0.5, sureFrom],
    ['most were wrong', { right: 5, wrong: 20 }, 20, true, 0, 0.5],
  ])('where %s', (_, record, held, isAlways, least, below) => {
    const confidence = splitConfidence(record, { held, isAlways });
    expect(confidence).toBeGreaterThanOrEqual(least);
    expect(confidence).toBeLessThan(below);
  });
});
