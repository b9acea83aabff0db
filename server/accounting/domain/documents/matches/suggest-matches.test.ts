import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/instant';
import { type CandidateTransaction, type ReceiptFacts, suggestMatches } from './suggest-matches';

const receipt: ReceiptFacts = {
  total: 2160n,
  issuedOn: '2026-03-04',
  vendorName: 'Northwind Paper LLC',
  uploadedOn: '2026-03-20',
  isCurrencyRead: true,
  knownAs: [],
  bill: null,
  takesTips: false,
  isTotalInDoubt: false,
  direction: 'out',
};
const paid: CandidateTransaction = {
  id: 'txn_a',
  amount: -2160n,
  day: '2026-03-04',
  description: 'NORTHWIND PAPER #0417',
};
const suggest = (facts: Partial<ReceiptFacts>, candidate: Partial<CandidateTransaction>) =>
  suggestMatches({ ...receipt, ...facts }, [{ ...paid, ...candidate }]).map(({ confidence, reasons }) => [
    confidence,
    ...reasons,
  ]);

describe('a movement is suggested', () => {
  it.each<[string, Partial<ReceiptFacts>, Partial<CandidateTransaction>, (number | string)[]]>([
    ['amount, day and name agree', {}, {}, [0.97, 'amount_equal', 'date_equal', 'name_equal']],
    ['it was booked later', {}, { day: '2026-03-14' }, [0.89, 'amount_equal', 'date_near', 'name_equal']],
    [
      'it was booked a little before',
      {},
      { day: '2026-03-02' },
      [0.89, 'amount_equal', 'date_near', 'name_equal'],
    ],
    [
      'the name agrees in part',
      {},
      { description: 'Northwind' },
      [0.9, 'amount_equal', 'date_equal', 'name_similar'],
    ],
    [
      'accents differ',
      { vendorName: 'Café Zoë' },
      { description: 'CAFE ZOE' },
      [0.97, 'amount_equal', 'date_equal', 'name_equal'],
    ],
    ['the name says nothing', {}, { description: 'CARD 1234' }, [0.7, 'amount_equal', 'date_equal']],
    ['only the amount is known', { issuedOn: null, vendorName: null }, {}, [0.5, 'amount_equal']],
    [
      'its currency was not read',
      { isCurrencyRead: false },
      {},
      [0.87, 'amount_equal', 'currency_unread', 'date_equal', 'name_equal'],
    ],
    [
      'the bank’s name of the vendor is known',
      { knownAs: ['TST* NWP 0399'] },
      { description: 'TST* NWP 0417' },
      [0.97, 'amount_equal', 'date_equal', 'name_learned'],
    ],
    [
      'the bank’s name of the vendor is known, with accents in another form of Unicode',
      { knownAs: ['ガスA'.normalize('NFD')] },
      { description: 'ガスA' },
      [0.97, 'amount_equal', 'date_equal', 'name_learned'],
    ],
    [
      'the total is in doubt',
      { isTotalInDoubt: true },
      {},
      [0.87, 'amount_equal', 'total_in_doubt', 'date_equal', 'name_equal'],
    ],
    [
      'the money of a refund came back',
      { isTotalInDoubt: true, direction: 'in' },
      { amount: 2160n, day: '2026-03-24' },
      [0.67, 'amount_equal', 'total_in_doubt', 'name_equal'],
    ],
    [
      'the paper does not say whether money comes or goes',
      { isTotalInDoubt: true, direction: 'either' },
      { amount: 2160n },
      [0.87, 'amount_equal', 'total_in_doubt', 'date_equal', 'name_equal'],
    ],
    [
      'the bank’s words name nobody, whatever else was paid by them',
      { knownAs: ['CHECK 1042', 'ATM WITHDRAWAL 0417'] },
      { description: 'CHECK 1043' },
      [0.7, 'amount_equal', 'date_equal'],
    ],
    [
      'it paid a bill on the day it was due',
      { bill: { dueOn: '2026-04-03' } },
      { day: '2026-04-03' },
      [0.97, 'amount_equal', 'date_equal', 'name_equal'],
    ],
    [
      'it paid a bill between its issue and that day',
      { bill: { dueOn: '2026-04-30' } },
      { day: '2026-04-02' },
      [0.77, 'amount_equal', 'name_equal'],
    ],
    [
      'it paid a bill that does not say when it is due',
      { bill: { dueOn: null } },
      { day: '2026-05-01' },
      [0.77, 'amount_equal', 'name_equal'],
    ],
    [
      'a tip was added',
      { takesTips: true },
      { amount: -2700n },
      [0.67, 'amount_with_tip', 'date_equal', 'name_equal'],
    ],
  ])('when %s', (_, facts, candidate, expected) => {
    expect(suggest(facts, candidate)).toEqual([expected]);
  });
});

describe('a movement is not suggested', () => {
  it.each<[string, Partial<ReceiptFacts>, Partial<CandidateTransaction>]>([
    ['money came in', {}, { amount: 2160n }],
    ['it paid what a refund gives back', { direction: 'in' }, {}],
    ['the money of a refund came back much later', { direction: 'in' }, { amount: 2160n, day: '2026-04-04' }],
    ['it is less than the receipt', {}, { amount: -2159n }],
    ['it is less than what comes or goes', { direction: 'either' }, { amount: -2159n }],
    ['it is more than the receipt with a tip', { takesTips: true }, { amount: -2701n }],
    ['it is more than a receipt without tips', {}, { amount: -2161n }],
    ['it was booked too early', {}, { day: '2026-03-01' }],
    ['it was booked too late', {}, { day: '2026-03-15' }],
    ['it is more than a bill', { bill: { dueOn: null } }, { amount: -2161n }],
    ['it was booked long after a bill was due', { bill: { dueOn: '2026-04-03' } }, { day: '2026-04-14' }],
    ['a tip is all that would explain it', { vendorName: null, takesTips: true }, { amount: -2700n }],
    ['the receipt has no date and was uploaded long after', { issuedOn: null, uploadedOn: '2026-06-05' }, {}],
  ])('when %s', (_, facts, candidate) => {
    expect(suggest(facts, candidate)).toEqual([]);
  });
});

it('puts the surest first and gives five at most', () => {
  const candidates = Array.from({ length: 8 }, (_, index) => ({
    ...paid,
    id: `txn_${index}`,
    day: index === 6 ? '2026-03-04' : '2026-03-06',
  }));
  const matches = suggestMatches(receipt, candidates);
  expect(matches.map((match) => match.transactionId)).toEqual(['txn_6', 'txn_0', 'txn_1', 'txn_2', 'txn_3']);
});

it('is never sure beyond 1, and always gives a reason', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-03-${String(n).padStart(2, '0')}`);
  const facts = fc.record({
    total: fc.bigInt({ min: 1n, max: 3000n }),
    issuedOn: fc.option(day),
    vendorName: fc.option(fc.constantFrom('Northwind Paper LLC', 'Corner Hardware')),
    uploadedOn: day,
    isCurrencyRead: fc.boolean(),
    knownAs: fc.array(fc.string()),
    bill: fc.option(fc.record({ dueOn: fc.option(day) })),
    takesTips: fc.boolean(),
    isTotalInDoubt: fc.boolean(),
    direction: fc.constantFrom('out' as const, 'in' as const, 'either' as const),
  });
  // Of the amount and near the day that the receipt says, so that most of them can be its payment.
  const candidateOf = ({ total, issuedOn, uploadedOn, takesTips, bill, direction }: ReceiptFacts) =>
    fc.record({
      id: fc.uuid(),
      amount: fc.constantFrom(
        direction === 'in' ? total : -total,
        ...(takesTips && !bill ? [-((total * 6n) / 5n)] : []),
      ),
      day: fc.integer({ min: 0, max: 10 }).map((days) => addDays(issuedOn ?? uploadedOn, days)),
      description: fc.constantFrom('NORTHWIND PAPER #0417', 'Corner Hardware', 'CARD 1234'),
    });
  const cases = facts.chain((given) =>
    fc.tuple(fc.constant(given), fc.array(candidateOf(given), { minLength: 1 })),
  );
  let suggested = 0;
  fc.assert(
    fc.property(cases, ([given, candidates]) => {
      const matches = suggestMatches(given, candidates);
      if (matches.length > 0) suggested += 1;
      for (const match of matches) {
        expect(match.confidence).toBeGreaterThan(0);
        expect(match.confidence).toBeLessThanOrEqual(1);
        expect(match.reasons.length).toBeGreaterThan(0);
      }
    }),
  );
  expect(suggested).toBeGreaterThan(50);
});
