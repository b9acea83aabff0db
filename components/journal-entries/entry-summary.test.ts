import { describe, expect, it } from 'vitest';
import { bankLineIds, indexLedgers, rawBeyondTitle, summarize, titleOf } from './entry-summary';
import { sampleEntry, sampleLedger, sampleLine } from './testing/sample-entry';

const ledgers = indexLedgers([
  sampleLedger('checking', { type: 'asset', financial_account_type: 'bank_account' }),
  sampleLedger('savings', { type: 'asset', financial_account_type: 'bank_account' }),
  sampleLedger('card', { type: 'liability', financial_account_type: 'credit_card' }),
  sampleLedger('software'),
  sampleLedger('payable', { type: 'liability', financial_account_type: 'accounts_payable' }),
]);
const entryOf = (...lines: [side: 'debit' | 'credit', ledger: string][]) =>
  sampleEntry('a', {
    line_entries: lines.map(([side, ledger], index) => sampleLine(`${index}`, side, ledger)),
  });

it.each([
  ['CHECK 1041', 'Check', 'Check 1041'],
  ['CHECKERS 1041', 'Checkers', 'Checkers'],
  ['CHECK', 'Check', 'Check'],
])('the title of %j is %j with the number of a cheque: %j', (description, clean, title) => {
  expect(titleOf(sampleEntry('a', { description, clean_description: clean }))).toBe(title);
});

describe('summarize', () => {
  it.each([
    [
      'money paid from the bank is negative',
      [
        ['credit', 'checking'],
        ['debit', 'software'],
      ],
      -4500n,
      true,
    ],
    [
      'money received is positive',
      [
        ['debit', 'checking'],
        ['credit', 'software'],
      ],
      4500n,
      true,
    ],
    [
      'a charge on a card is negative',
      [
        ['credit', 'card'],
        ['debit', 'software'],
      ],
      -4500n,
      true,
    ],
    [
      'a transfer counts from the first account',
      [
        ['credit', 'checking'],
        ['debit', 'savings'],
      ],
      -4500n,
      true,
    ],
    [
      'payables are no bank',
      [
        ['credit', 'payable'],
        ['debit', 'software'],
      ],
      4500n,
      false,
    ],
  ] as const)('%s', (_, lines, units, isMovement) => {
    expect(
      summarize(
        entryOf(...lines.map(([side, id]) => [side, id] as ['debit' | 'credit', string])),
        ledgers,
        'USD',
      ),
    ).toMatchObject({
      units,
      isMovement,
    });
  });
});

describe('the lines of the bank', () => {
  const bank = sampleLedger('checking', { financial_account_type: 'bank_account' });
  const savings = sampleLedger('savings', { financial_account_type: 'bank_account' });
  const known = indexLedgers([bank, savings, sampleLedger('software')]);

  it('are those on the bank’s ledger, not the other side of a transfer', () => {
    const transfer = sampleEntry('a', {
      transaction_id: 'txn_1',
      line_entries: [sampleLine('1', 'credit', 'checking'), sampleLine('2', 'debit', 'savings')],
    });
    expect([...bankLineIds(transfer, known, 'USD')]).toEqual(['1']);
  });

  it('are none in an entry without a bank transaction', () => {
    expect(bankLineIds(sampleEntry('a'), known, 'USD').size).toBe(0);
  });
});

describe("the bank's own text", () => {
  const raw = (description: string, clean_description: string, counts: 'words' | 'everything') =>
    rawBeyondTitle(sampleEntry('a', { description, clean_description }), counts);

  it.each([
    ['COPPER KETTLE CAFE', 'Copper Kettle Cafe'],
    ['PAYLARK*PAYOUT', 'Paylark Payout'],
    ['Rent', ''],
  ])('%j is left out beside %j', (description, clean) => {
    expect(raw(description, clean, 'everything')).toBeNull();
  });

  it('is shown where it says more', () => {
    expect(raw('ACH CREDIT MOONRISE CANDLE CO', 'Moonrise Candle', 'words')).toBe(
      'ACH CREDIT MOONRISE CANDLE CO',
    );
  });

  it('is without the title that it repeats', () => {
    const title = 'Invoice QF-309 · Fjellsang';
    expect(raw(`${title}: Season brochure`, title, 'words')).toBe('Season brochure');
    expect(raw(`${title}: Season brochure`, title, 'everything')).toBe('Season brochure');
  });

  it('with no more than figures is shown only where they count', () => {
    expect(raw('YELLOWFIN CABS 118', 'Yellowfin Cabs', 'words')).toBeNull();
    expect(raw('YELLOWFIN CABS 118', 'Yellowfin Cabs', 'everything')).toBe('YELLOWFIN CABS 118');
    expect(raw('INV 1042 ACME INC', 'Inv Acme Inc', 'words')).toBe('INV 1042 ACME INC');
  });
});
