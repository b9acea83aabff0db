import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokensOf } from '../leg-words';
import { inOneGo } from '../testing/in-one-go';
import { accounts, seedCrowd, seedTransfers } from '../testing/seeded-transfers';
import { matchTransfers as matchInSteps, type ProposedTransfer, pairKey } from './match-transfers';
import type { TransferLeg } from './score-transfer';

const matchTransfers = (...given: Parameters<typeof matchInSteps>) => inOneGo(matchInSteps(...given));

const facts = {
  accounts,
  ownWords: new Set(['daybook', 'works']),
  declined: new Set<string>(),
  certainFrom: 0.98,
};
const accountOf = (id: string) => {
  const found = accounts.find((each) => each.id === id);
  if (!found) throw new Error(`no account ${id}`);
  return found;
};

/** Legs written as `checking -500.00 2026-03-02 Transfer to savings`, with identifiers a, b, c … */
function legs(...texts: string[]): TransferLeg[] {
  return texts.map((written, index) => {
    const [id = '', amount = '', day = '', ...words] = written.split(' ');
    return {
      transactionId: String.fromCharCode(97 + index),
      account: accountOf(id),
      amount: BigInt(amount.replace('.', '')),
      day,
      tokens: tokensOf(words.join(' ')),
      isOpen: true,
      rival: 0,
    };
  });
}
const pairs = (of: TransferLeg[], special: Partial<typeof facts> = {}) =>
  matchTransfers(of, { ...facts, ...special }).map(
    ({ leaves, arrives, isAutomatic }) =>
      `${leaves.transactionId}${arrives.transactionId}${isAutomatic ? '!' : ''}`,
  );

describe('matchTransfers', () => {
  it.each([
    [
      'words on both sides',
      ['checking -500.00 2026-03-02 Online transfer', 'savings 500.00 2026-03-03 Transfer'],
      ['ab!'],
    ],
    [
      'the last digits of the other account',
      ['checking -500.00 2026-03-02 To x9920', 'savings 500.00 2026-03-03 Deposit'],
      ['ab!'],
    ],
    [
      'words on one side, and a deposit',
      ['checking -123.45 2026-03-02 Transfer', 'operating 123.45 2026-03-03 Deposit'],
      ['ab!'],
    ],
    [
      'the payment of a card',
      ['checking -88.10 2026-03-02 TIDE CARD AUTOPAY', 'card 88.10 2026-03-01 PAYMENT THANK YOU'],
      ['ab!'],
    ],
    [
      'the thanks of a card for its payment',
      [
        'checking -88.10 2026-03-02 TIDE CARD AUTOPAY',
        'card 88.10 2026-03-03 AUTOPAY PAYMENT RECEIVED THANKS',
      ],
      ['ab!'],
    ],
    [
      'over a weekend',
      ['checking -500.00 2026-03-06 Transfer', 'savings 500.00 2026-03-09 Transfer'],
      ['ab!'],
    ],
    [
      'what no text says, as a question',
      ['checking -123.45 2026-03-02 Debit', 'savings 123.45 2026-03-02 Deposit'],
      ['ab'],
    ],
    [
      'a payee on one side, as a question',
      ['checking -123.45 2026-03-02 Transfer', 'savings 123.45 2026-03-03 Alder Paper'],
      ['ab'],
    ],
    [
      'the credit of any text that is no name of a credit union, as a question',
      [
        'operating -500.00 2026-03-27 Online Transfer to x9920',
        'savings 500.00 2026-03-27 DEPOSIT',
        'savings 500.00 2026-03-27 XFER CREDIT',
      ],
      ['ac'],
    ],
    [
      'somebody else whom a text names, as a question',
      ['checking -123.45 2026-03-02 Transfer to Jane Roe', 'savings 123.45 2026-03-02 Deposit'],
      ['ab'],
    ],
    [
      'a wire, as a question',
      ['checking -1234.50 2026-03-02 OUTGOING WIRE TRANSFER', 'savings 1234.50 2026-03-03 MOBILE DEPOSIT'],
      ['ab'],
    ],
    [
      'a transfer by mail, as a question',
      ['checking -512.30 2026-03-02 E-TRANSFER SENT 48211', 'savings 512.30 2026-03-03 BRANCH DEPOSIT'],
      ['ab'],
    ],
    [
      'the words of French and Italian banks for a payment to anybody, as a question',
      ['checking -512.30 2026-03-02 VIREMENT SEPA', 'savings 512.30 2026-03-03 BONIFICO'],
      ['ab'],
    ],
    [
      'a wire to the other account',
      ['checking -500.00 2026-03-02 WIRE TRANSFER TO X9920', 'savings 500.00 2026-03-03 INCOMING WIRE'],
      ['ab!'],
    ],
    [
      'words for own accounts alone, whatever stands beside them',
      ['checking -512.30 2026-03-02 SEPA UMBUCHUNG', 'savings 512.30 2026-03-03 GUTSCHRIFT'],
      ['ab!'],
    ],
    [
      'words on one side and a round amount, as a question',
      ['checking -1000.00 2026-03-02 ONLINE TRANSFER', 'savings 1000.00 2026-03-02 MOBILE DEPOSIT'],
      ['ab'],
    ],
    [
      'a reference on both sides of a round amount',
      ['checking -1000.00 2026-03-02 TRANSFER 4821177', 'savings 1000.00 2026-03-02 DEPOSIT 4821177'],
      ['ab!'],
    ],
    [
      'twins, as questions',
      [
        'checking -5.10 2026-03-02 Transfer',
        'checking -5.10 2026-03-02 Transfer',
        'savings 5.10 2026-03-02 Transfer',
        'savings 5.10 2026-03-02 Transfer',
      ],
      ['ac', 'bd', 'ad', 'bc'],
    ],
    [
      'equals, as questions',
      [
        'checking -5.10 2026-03-02 Transfer',
        'savings 5.10 2026-03-02 Transfer',
        'operating 5.10 2026-03-02 Transfer',
      ],
      ['ab', 'ac'],
    ],
    [
      'a chain by the largest sum',
      [
        'checking -5.10 2026-03-02 Transfer',
        'savings 5.10 2026-03-04 Transfer',
        'checking -5.10 2026-03-04 Transfer',
        'savings 5.10 2026-03-06 Transfer',
      ],
      ['ab', 'cd', 'cb'],
    ],
  ])('proposes %s', (_, written, expected) => {
    const found = pairs(legs(...written));
    expect(found.slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    ['the same account', ['checking -5.10 2026-03-02 Transfer', 'checking 5.10 2026-03-02 Transfer']],
    ['the same direction', ['checking -5.10 2026-03-02 Transfer', 'savings -5.10 2026-03-02 Transfer']],
    ['another amount', ['checking -5.10 2026-03-02 Transfer', 'savings 5.11 2026-03-02 Transfer']],
    [
      'more than five banking days',
      ['checking -5.10 2026-03-02 Transfer', 'savings 5.10 2026-03-10 Transfer'],
    ],
    [
      'a purchase and a sale',
      ['card -500.00 2026-03-02 Alder Paper', 'checking 500.00 2026-03-03 Birch Foods'],
    ],
    ['a third account', ['checking -500.00 2026-03-02 Debit x3308', 'savings 500.00 2026-03-03 Birch Foods']],
  ])('does not propose %s', (_, written) => expect(pairs(legs(...written))).toEqual([]));

  it('does not link by itself what a person chose, and never proposes what was declined', () => {
    const [a, b] = legs('checking -500.00 2026-03-02 Transfer', 'savings 500.00 2026-03-03 Transfer');
    if (!a || !b) throw new Error('two legs expected');
    expect(pairs([{ ...a, isOpen: false }, b])).toEqual(['ab']);
    expect(pairs([a, b], { declined: new Set([pairKey('a', 'b')]) })).toEqual([]);
    expect(pairs([{ ...a, rival: 1 }, b])).toEqual(['ab']);
  });

  it('links by itself from the threshold of the business on', () => {
    const certain = legs('checking -500.00 2026-03-02 Transfer', 'savings 500.00 2026-03-03 Transfer');
    const [pair] = matchTransfers(certain, facts);
    const confidence = pair?.confidence ?? 0;
    expect(pairs(certain, { certainFrom: confidence })).toEqual(['ab!']);
    expect(pairs(certain, { certainFrom: confidence + 0.001 })).toEqual(['ab']);
  });

  it('says why, with numbers', () => {
    const [found] = matchTransfers(
      legs('checking -500.00 2026-03-02 Transfer to x9920', 'savings 500.00 2026-03-04 Deposit'),
      facts,
    );
    expect(found?.reasons).toEqual([
      'Harbor Checking to Harbor Savings, the same amount, 2 days apart.',
      'The text says “transfer”.',
      'The text names Harbor Savings (“9920”).',
    ]);
  });
});

/** Of what is linked without a question, what is wrong, and the legs that are in two transfers. */
function faultsOf(proposals: readonly ProposedTransfer[], partnerOf: ReadonlyMap<string, string>) {
  const automatic = proposals.filter((each) => each.isAutomatic);
  const legsLinked = automatic.flatMap(({ leaves, arrives }) => [
    leaves.transactionId,
    arrives.transactionId,
  ]);
  const wrong = automatic.filter(
    ({ leaves, arrives }) => partnerOf.get(leaves.transactionId) !== arrives.transactionId,
  );
  const twice = legsLinked.filter((id, at) => legsLinked.indexOf(id) !== at);
  return { wrong: wrong.map(({ leaves, arrives }) => [leaves, arrives]), twice };
}

it('links nothing wrong among equal amounts between four accounts on the same days, whatever the seed, and finds most', () => {
  const count = { found: 0, transfers: 0 };
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { legs: all, partnerOf } = seedCrowd(seed, 60);
      const proposals = matchTransfers(all, facts);
      expect(faultsOf(proposals, partnerOf)).toEqual({ wrong: [], twice: [] });
      count.transfers += partnerOf.size / 2;
      count.found += proposals.filter(
        ({ leaves, arrives }) => partnerOf.get(leaves.transactionId) === arrives.transactionId,
      ).length;
    }),
    { numRuns: 300 },
  );
  // Of a single crowd between 60 and 100 % are found; 83.5 % of all.
  expect(count.found / count.transfers).toBeGreaterThan(0.8);
});

it('asks which of twins is which, whatever the seed', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { legs: all, isTwin } = seedTransfers(seed, 60);
      const automatic = matchTransfers(all, facts).filter((each) => each.isAutomatic);
      expect(automatic.filter(({ leaves }) => isTwin.has(leaves.transactionId))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

describe('seeded transfers among decoys', () => {
  it.each([1, 2, 3, 4, 5])('seed %d: what is linked is right, and nearly all are found', (seed) => {
    const { legs: all, partnerOf, isTwin } = seedTransfers(seed, 400);
    const proposals = matchTransfers(all, facts);
    const automatic = proposals.filter((each) => each.isAutomatic);
    const isRight = ({ leaves, arrives }: (typeof proposals)[number]) =>
      partnerOf.get(leaves.transactionId) === arrives.transactionId;
    expect(faultsOf(proposals, partnerOf)).toEqual({ wrong: [], twice: [] });
    const found = new Set(proposals.filter(isRight).map(({ leaves }) => leaves.transactionId));
    const transfers = partnerOf.size / 2;
    process.stdout.write(
      `seed ${seed}: ${transfers} transfers, ${automatic.length} linked, ${found.size} found, ${isTwin.size / 2} twins\n`,
    );
    expect(found.size / transfers).toBeGreaterThanOrEqual(0.95);
  });
});

it('serves others after each leg, and suggests nothing of hundreds that fit one another', () => {
  const many = (written: string, name: string) =>
    legs(...Array.from({ length: 210 }, () => written)).map((leg, at) => ({
      ...leg,
      transactionId: `${name} ${at}`,
    }));
  const all = [
    ...many('checking -500.00 2026-03-02 Transfer', 'out'),
    ...many('savings 500.00 2026-03-02 Transfer', 'in'),
  ];
  const steps = matchInSteps(all, facts);
  for (const _ of all.slice(210)) expect(steps.next().done).toBe(false);
  expect(steps.next()).toEqual({ done: true, value: [] });
});
