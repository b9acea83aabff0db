import { describe, expect, it } from 'vitest';
import { indexLedgers } from './entry-summary';
import { GuessMemory, guessesOf } from './guesses';
import { sampleEntry, sampleLedger, sampleLine } from './testing/sample-entry';

const ledgers = indexLedgers([
  sampleLedger('checking', { type: 'asset', financial_account_type: 'bank_account' }),
  ...['software', 'hosting', 'travel', 'rent'].map((id) => sampleLedger(id)),
]);
const suggested = (more: object = {}) =>
  sampleEntry('a', {
    categorization_method: 'similarity',
    categorization_confidence: 0.83,
    categorization_alternatives: [
      { ledger_id: 'hosting', confidence: 0.1 },
      { ledger_id: 'travel', confidence: 0.04 },
    ],
    ...more,
  });
const idsOf = (entry: ReturnType<typeof sampleEntry>) =>
  guessesOf(entry, ledgers, 'USD').map(({ ledgerId }) => ledgerId);

describe('the guesses for an entry', () => {
  it('are its suggested ledger and the alternatives, with their confidence', () => {
    expect(guessesOf(suggested(), ledgers, 'USD')).toEqual([
      { ledgerId: 'software', confidence: 0.83 },
      { ledgerId: 'hosting', confidence: 0.1 },
      { ledgerId: 'travel', confidence: 0.04 },
    ]);
  });

  it.each([
    [
      'only the alternatives without a suggestion',
      { categorization_method: 'uncategorized' },
      ['hosting', 'travel'],
    ],
    ['none where a person chose', { categorization_method: 'manual' }, []],
    [
      'none of a ledger that is not in the chart',
      { categorization_alternatives: [{ ledger_id: 'gone', confidence: 0.1 }] },
      ['software'],
    ],
    [
      'each ledger once',
      { categorization_alternatives: [{ ledger_id: 'software', confidence: 0.1 }] },
      ['software'],
    ],
    [
      'none for an entry of several lines',
      {
        line_entries: [
          sampleLine('0', 'credit', 'checking'),
          sampleLine('1', 'debit', 'software'),
          sampleLine('2', 'debit', 'rent'),
        ],
      },
      [],
    ],
  ])('are %s', (_, more, expected) => {
    expect(idsOf(suggested(more))).toEqual(expected);
  });
});

it('are remembered after a person took another ledger', () => {
  const memory = new GuessMemory();
  const first = memory.of(suggested(), ledgers, 'USD');
  const chosen = suggested({ categorization_method: 'manual', categorization_alternatives: [] });
  expect(memory.of(chosen, ledgers, 'USD')).toEqual(first);
  expect(memory.of(sampleEntry('b', { categorization_method: 'manual' }), ledgers, 'USD')).toEqual([]);
});
