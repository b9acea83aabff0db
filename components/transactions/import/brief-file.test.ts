import { describe, expect, it } from 'vitest';
import type { TransactionImportOutcome } from '@/lib/contract/transaction-import';
import { briefText, isToBeSeen, lastImports, totalText } from './brief-file';
import type { ImportedFile } from './imported-file';
import { chosenFile } from './testing/chosen-file';
import type { Preview } from './use-previews';

const chosen = chosenFile('a', 'day.xml');
const waiting: ImportedFile = { ...chosen, state: 'waiting' };
const plain = {
  statement: 1,
  file_account: null,
  external_account_id: 'eac_a',
  problem: null,
  records: 2,
  first_day: '2026-10-05',
  last_day: '2026-10-05',
  new: 1,
  possible_duplicates: 0,
  refused: 0,
  cut_off: null,
  balance_break: null,
  possible_parts: null,
  not_in_file: null,
};
const readWith = (statement: Partial<typeof plain> | Record<string, unknown> = {}, more = {}) =>
  ({
    state: 'read',
    preview: {
      mapping_problem: null,
      date_readings: [],
      amount_readings: [],
      statements: [{ ...plain, ...statement }],
      ...more,
    },
  }) as unknown as Preview;
const settled = (outcome: Partial<TransactionImportOutcome>, accountId = 'eac_a'): ImportedFile => ({
  ...chosen,
  state: 'settled',
  outcomes: [
    {
      target: { statement: null, accountId },
      outcome: {
        ok: true,
        value: {
          import_id: 'imp_1',
          imported: 2,
          without_entry: 0,
          duplicates: 0,
          possible_duplicates: 0,
          refused: [],
          cut_off: null,
          uncompared_balance: null,
          closing_day: '2026-10-05',
          transaction_ids: [],
          first_day: '2026-10-05',
          last_day: '2026-10-05',
          ...outcome,
        },
      },
    },
  ],
});
const books = { entriesStart: '2026-01-01', now: new Date('2026-11-30'), timeZone: 'UTC' };

describe('a file of many is at length', () => {
  it.each<[string, boolean, ImportedFile, Preview]>([
    ['not where nothing is asked', false, waiting, readWith()],
    ['not while it is read', false, waiting, { state: 'reading' }],
    [
      'where it is refused',
      true,
      waiting,
      { state: 'refused', problem: { code: 'x', status: 422, detail: '' } },
    ],
    ['where a record is', true, waiting, readWith({ refused: 1 })],
    ['where its columns are asked', true, waiting, readWith({}, { mapping_problem: 'which' })],
    ['where the order of its dates is', true, waiting, readWith({}, { date_readings: [{}] })],
    [
      'where the month is taken to come first',
      true,
      { ...waiting, dateReadings: [{}] as never },
      readWith({}, { format: 'qif' }),
    ],
    ['not once a person has said it', false, { ...waiting, dateReadings: [{}] as never }, readWith()],
    ['where the bank’s balances do not follow', true, waiting, readWith({ balance_break: 'x' })],
    ['where records may be there', true, waiting, readWith({ possible_duplicates: 1 })],
    ['where it begins before the books', true, waiting, readWith({ first_day: '2025-12-31' })],
    ['where it ends after today', true, waiting, readWith({ last_day: '2026-12-24' })],
    ['not once it was imported', false, settled({}), readWith()],
    ['where a record was refused', true, settled({ refused: [{ line: 1, reason: 'x' }] }), readWith()],
  ])('%s: %s', (_name, expected, file, preview) => {
    expect(isToBeSeen(file, preview, null, books)).toBe(expected);
  });

  it('where its account is to be chosen', () => {
    const preview = readWith({ external_account_id: null, file_account: 'DE1' });
    expect(isToBeSeen(waiting, preview, { suggestedId: null }, books)).toBe(true);
  });
});

it('is one line else', () => {
  expect(briefText(waiting, readWith(), 'en-US')).toBe('1 new of 2 records, Oct 5, 2026');
  expect(briefText(waiting, readWith({ records: 0, first_day: null, last_day: null }), 'en-US')).toBe(
    '0 records',
  );
  expect(briefText(settled({}), readWith(), 'en-US')).toBe('2 transactions imported');
});

it('says what all come to, before and after', () => {
  const last = readWith({ first_day: '2026-10-06', last_day: '2026-10-07' });
  expect(totalText([waiting, waiting], [readWith(), last], 'en-US')).toBe(
    '2 files with 4 records, Oct 5, 2026 – Oct 7, 2026',
  );
  expect(totalText([waiting, waiting], [readWith(), { state: 'reading' }], 'en-US')).toBe(
    'Reading 2 files, 1 to go…',
  );
  expect(totalText([settled({}), settled({ duplicates: 3 })], [], 'en-US')).toBe(
    '2 files: 4 transactions imported; 3 were there already',
  );
  const problem = { code: 'unreachable', status: 0, detail: '' };
  const failed: ImportedFile = {
    ...chosen,
    state: 'settled',
    outcomes: [{ target: { statement: null, accountId: 'eac_a' }, outcome: { ok: false, problem } }],
  };
  expect(totalText([settled({}), failed], [], 'en-US')).toBe(
    '1 file: 2 transactions imported; 1 file could not be imported',
  );
  const ofTwo = settled({});
  if (ofTwo.state === 'settled' && failed.state === 'settled') ofTwo.outcomes.push(...failed.outcomes);
  expect(totalText([settled({}), ofTwo], [], 'en-US')).toBe(
    '2 files: 4 transactions imported; of 1 file only a part',
  );
});

it('compares the last balance that is stated of each account', () => {
  const files = [
    settled({ import_id: 'imp_1', closing_day: '2026-10-06' }),
    settled({ import_id: 'imp_2', closing_day: '2026-10-05' }),
    settled({ import_id: 'imp_3', last_day: '2026-10-31', closing_day: null }),
    settled({ import_id: 'imp_4' }, 'eac_b'),
    settled({ import_id: 'imp_5', closing_day: null }, 'eac_c'),
  ];
  expect([...lastImports(files)]).toEqual(['imp_1', 'imp_4']);
});
