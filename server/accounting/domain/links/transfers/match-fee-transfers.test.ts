import { expect, it } from 'vitest';
import { tokensOf } from '../leg-words';
import { inOneGo } from '../testing/in-one-go';
import { accounts } from '../testing/seeded-transfers';
import { amountsWithFee, matchFeeTransfers as matchInSteps } from './match-fee-transfers';

const matchFeeTransfers = (...given: Parameters<typeof matchInSteps>) => inOneGo(matchInSteps(...given));

const facts = { accounts, ownWords: new Set<string>(), declined: new Set<string>(), certainFrom: 0.98 };

/** Legs written as `checking -500.00 2026-03-02 Transfer to savings`, with identifiers a, b, c … */
const pairs = (...texts: string[]) => {
  const legs = texts.map((written, index) => {
    const [id = '', amount = '', day = '', ...words] = written.split(' ');
    const account = accounts.find((each) => each.id === id);
    if (!account) throw new Error(`no account ${id}`);
    return {
      transactionId: String.fromCharCode(97 + index),
      account,
      amount: BigInt(amount.replace('.', '')),
      day,
      tokens: tokensOf(words.join(' ')),
      isOpen: true,
      rival: 0,
    };
  });
  return matchFeeTransfers(legs, facts, 'USD').map(
    ({ leaves, arrives, fee, isAutomatic }) =>
      `${leaves.transactionId}${arrives.transactionId} ${fee}${isAutomatic ? '!' : ''}`,
  );
};

it.each([
  ['a fee', ['checking -500.00 2026-03-02 Wire transfer', 'savings 485.00 2026-03-03 Transfer'], ['ab 1500']],
  [
    'a twentieth',
    ['checking -500.00 2026-03-02 Transfer', 'savings 475.00 2026-03-03 Transfer'],
    ['ab 2500'],
  ],
  [
    'more than a twentieth',
    ['checking -500.00 2026-03-02 Transfer', 'savings 474.99 2026-03-03 Transfer'],
    [],
  ],
  ['the same amount', ['checking -500.00 2026-03-02 Transfer', 'savings 500.00 2026-03-03 Transfer'], []],
  ['more than left', ['checking -500.00 2026-03-02 Transfer', 'savings 500.01 2026-03-03 Transfer'], []],
  ['texts that say nothing', ['checking -500.00 2026-03-02 Debit', 'savings 485.00 2026-03-03 Deposit'], []],
  ['six banking days', ['checking -500.00 2026-03-02 Transfer', 'savings 485.00 2026-03-10 Transfer'], []],
  ['one account', ['checking -500.00 2026-03-02 Transfer', 'checking 485.00 2026-03-03 Transfer'], []],
])('of %s', (_, written, expected) => expect(pairs(...written)).toEqual(expected));

it('looks for the amounts that the other leg may have, from either side', () => {
  expect(amountsWithFee(-50_000n)).toEqual({ least: 47_500n, most: 49_999n });
  expect(amountsWithFee(47_500n)).toEqual({ least: -50_000n, most: -47_501n });
});

it.each([
  ['15.00', -50_000n, 48_500n],
  ['1,234.50', -5_000_000n, 4_876_550n],
])('names the fee of %s', (fee, left, arrived) => {
  const [found] = matchFeeTransfers(
    [
      { amount: left, day: '2026-03-02', id: 'checking' },
      { amount: arrived, day: '2026-03-03', id: 'savings' },
    ].map(({ id, ...leg }) => ({
      ...leg,
      transactionId: id,
      account: accounts.find((each) => each.id === id) as (typeof accounts)[number],
      tokens: ['transfer'],
      isOpen: true,
      rival: 0,
    })),
    facts,
    'USD',
  );
  expect(found?.reasons[0]).toBe(
    `Harbor Checking to Harbor Savings, 1 day apart; ${fee} less arrives than left: a fee.`,
  );
});

it('serves others after each leg, and suggests nothing of hundreds that fit one another', () => {
  const [checking, savings] = accounts;
  if (!checking || !savings) throw new Error('two accounts expected');
  const leg = (account: typeof checking, amount: bigint) => (_: unknown, at: number) => ({
    transactionId: `${amount} ${at}`,
    account,
    amount,
    day: '2026-03-02',
    tokens: ['transfer'],
    isOpen: true,
    rival: 0,
  });
  const legs = [
    ...Array.from({ length: 100 }, leg(checking, -50_000n)),
    ...Array.from({ length: 100 }, leg(savings, 48_500n)),
  ];
  const steps = matchInSteps(legs, facts, 'USD');
  for (const _ of legs.slice(100)) expect(steps.next().done).toBe(false);
  expect(steps.next()).toEqual({ done: true, value: [] });
});
