import { describe, expect, it } from 'vitest';
import type { Decision, Movement } from '../movement';
import { suggest } from '../suggest';
import { certainFrom, sureFrom } from './calibrate';
import { learn } from './learn';

const chart = [
  'Checking',
  'Software',
  'Meals',
  'Advertising',
  'Office supplies',
  'Rent',
  'Sales',
  'Utilities',
].map((name) => ({ id: name.toLowerCase(), name }));

function movement(payee: string, amount: number, day = '2026-06-15'): Movement {
  return { payee, text: payee, accountLedgerId: 'checking', amount: BigInt(amount), day };
}

function decisions(
  count: number,
  payee: string,
  amount: (at: number) => number,
  ledgerId: string,
): Decision[] {
  return Array.from({ length: count }, (_, at) => {
    const day = `${2020 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-03`;
    return { ...movement(payee, amount(at), day), ledgerId };
  });
}

const byDay = (all: Decision[]) => all.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
const settled = byDay([
  ...decisions(40, 'Figma', () => -4500, 'software'),
  ...decisions(40, 'Harbor Property', () => -250_000, 'rent'),
  ...decisions(40, 'Stripe', (at) => 90_000 + at * 37, 'sales'),
]);

describe('what is learned from confirmed entries', () => {
  it('the ledger of a payee, with reasons in numbers', () => {
    expect(suggest(learn(settled, chart), movement('Figma', -4500))).toMatchObject({
      ledgerId: 'software',
      reasons: ['40 of 40 entries of this payee; last on Apr 3, 2023.', 'The same amount 40 times before.'],
    });
  });

  it('certainty, where the past was never wrong', () => {
    expect(suggest(learn(settled, chart), movement('Figma', -4500))?.confidence).toBeGreaterThanOrEqual(
      certainFrom,
    );
  });

  it('no certainty about an amount that is unlike any before', () => {
    const confidence = suggest(learn(settled, chart), movement('Figma', -450_000))?.confidence;
    expect(confidence).toBeLessThan(sureFrom);
  });

  it('no certainty about who sells anything', () => {
    const past = byDay([...settled, ...decisions(40, 'Amazon', () => -2000, 'office supplies')]);
    const suggestion = suggest(learn(past, chart), movement('Amazon', -2000));
    expect(suggestion?.ledgerId).toBe('office supplies');
    expect(suggestion?.confidence).toBeLessThan(certainFrom);
  });

  it('which of two ledgers of a payee the amount belongs to', () => {
    const past = byDay([
      ...settled,
      ...decisions(20, 'City Services', () => -9000, 'utilities'),
      ...decisions(20, 'City Services', () => -120_000, 'rent'),
    ]);
    const learned = learn(past, chart);
    expect(suggest(learned, movement('City Services', -9000))?.ledgerId).toBe('utilities');
    const suggestion = suggest(learned, movement('City Services', -120_000));
    expect(suggestion?.ledgerId).toBe('rent');
    expect(suggestion?.alternatives[0]?.ledgerId).toBe('utilities');
  });

  it('that a payee changed its ledger: the latest are believed', () => {
    const past = [...settled, ...decisions(6, 'Figma', () => -4500, 'advertising').map(later)];
    expect(suggest(learn(past, chart), movement('Figma', -4500))?.ledgerId).toBe('advertising');
  });

  it('words that payees share', () => {
    const grills = ['Willow Grill', 'Creek Grill', 'Holy Grill'].flatMap((name) =>
      decisions(3, name, (at) => -1500 - at, 'meals'),
    );
    const suggestion = suggest(learn(byDay([...settled, ...grills]), chart), movement('Stone Grill', -1700));
    expect(suggestion?.ledgerId).toBe('meals');
    expect(suggestion?.confidence).toBeLessThan(sureFrom);
  });

  it('a name that the bank cut off', () => {
    const suggestion = suggest(learn(settled, chart), movement('Figm', -4500));
    expect(suggestion).toMatchObject({
      ledgerId: 'software',
      reasons: ['The name is like that of a payee whose entries went to this ledger.'],
    });
  });

  it('nothing from one cheque for the next, but from the same amount', () => {
    const past = byDay([
      ...settled,
      ...decisions(30, 'Check', (at) => -(20_000 + at * 700), 'office supplies'),
    ]);
    const learned = learn(past, chart);
    expect(suggest(learned, movement('Check 1077', -33_333))).toBeNull();
    const rent = byDay([...settled, ...decisions(30, 'Check', () => -180_000, 'rent')]);
    expect(suggest(learn(rent, chart), movement('Check 1078', -180_000))).toMatchObject({
      ledgerId: 'rent',
      reasons: ['This amount 30 times before on this account.'],
    });
  });

  it('counts of an amount those on the ledger that is suggested', () => {
    const rent = decisions(29, 'Check', () => -180_000, 'rent');
    const other = decisions(1, 'Check', () => -180_000, 'office supplies');
    const learned = learn(byDay([...settled, ...other, ...rent]), chart);
    expect(suggest(learned, movement('Check 1078', -180_000))).toMatchObject({
      ledgerId: 'rent',
      reasons: ['This amount 30 times before on this account, 29 of them on this ledger.'],
    });
  });
});

function later(decision: Decision): Decision {
  return { ...decision, day: decision.day.replace('2020', '2024') };
}

describe('a new business', () => {
  it.each([
    ['Blue Bottle Coffee', -450, 'meals'],
    ['Github', -2500, 'software'],
    ['City Electric', -7000, 'utilities'],
    ['Stripe', 99_000, 'sales'],
  ])('is given a guess from words: %s', (payee, amount, ledgerId) => {
    const suggestion = suggest(learn([], chart), movement(payee, amount));
    expect(suggestion?.ledgerId).toBe(ledgerId);
    expect(suggestion?.confidence).toBeLessThan(sureFrom);
    expect(suggestion?.reasons.join(' ')).toMatch(/^The word “\w+” suggests /);
  });

  it('has nothing called certain before fifty suggestions', () => {
    const past = decisions(45, 'Figma', () => -4500, 'software');
    expect(suggest(learn(past, chart), movement('Figma', -4500))?.confidence).toBeLessThan(certainFrom);
  });

  it('without ledgers is given nothing', () => {
    expect(suggest(learn([], []), movement('Figma', -4500))).toBeNull();
  });
});

it('never sets the bank account against itself', () => {
  const past = decisions(30, 'Transfer', () => -1000, 'checking');
  const suggestion = suggest(learn(past, chart), movement('Transfer', -1000));
  expect([
    suggestion?.ledgerId,
    ...(suggestion?.alternatives ?? []).map(({ ledgerId }) => ledgerId),
  ]).not.toContain('checking');
});

it('says the same of the same past', () => {
  const one = suggest(learn(settled, chart), movement('Stripe', 91_000));
  expect(suggest(learn(settled, chart), movement('Stripe', 91_000))).toEqual(one);
});

describe('decisions for ledgers that may not be suggested', () => {
  const bistro = (count: number, ledgerId: string) => decisions(count, 'Bistro', () => -7500, ledgerId);
  const suggestBistro = (past: Decision[]) =>
    suggest(learn([...settled, ...past.map(later)], chart), movement('Bistro', -7500));

  it('are not suggested', () => {
    expect(suggestBistro(bistro(30, 'closed ledger'))?.ledgerId).not.toBe('closed ledger');
  });

  it('are counted among the entries of the payee', () => {
    const suggestion = suggestBistro([...bistro(6, 'meals'), ...bistro(10, 'accounts payable')]);
    expect(suggestion?.ledgerId).toBe('meals');
    expect(suggestion?.reasons[0]).toBe('6 of 16 entries of this payee; last on Jun 3, 2024.');
    expect(suggestBistro(bistro(30, 'accounts payable'))?.reasons[0]).toBe(
      'None of 30 entries of this payee went to this ledger.',
    );
  });

  it.each([
    ['long ago', [...bistro(6, 'meals'), ...bistro(10, 'accounts payable')]],
    ['in turn', bistro(8, 'meals').flatMap((each) => [each, { ...each, ledgerId: 'transfers' }])],
  ])('leave nothing sure of a payee that went to another ledger %s', (_, past) => {
    expect(suggestBistro(past)?.confidence).toBeLessThan(sureFrom);
  });

  it('say nothing of other payees', () => {
    const past = [...settled, ...bistro(10, 'accounts payable').map(later)];
    const figma = movement('Figma', -4500);
    expect(suggest(learn(past, chart), figma)).toEqual(suggest(learn(settled, chart), figma));
  });
});
