import { describe, expect, it } from 'vitest';
import type { PreviewStatement, TransactionPreview } from '@/lib/contract/transaction-preview';
import { nothingSaid } from '../columns/column-mapping';
import {
  answersOfPreview,
  areOfSeveralAccounts,
  chosenAtFile,
  destinationOf,
  type FileChoices,
  isToBeRecounted,
  lacksAccount,
  leftOut,
  mappingAsked,
  mappingSent,
  mayDiffer,
  suggestedAccount,
  withRecounts,
} from './targets';

function statement(changes: Partial<PreviewStatement> = {}): PreviewStatement {
  return {
    statement: 1,
    file_account: null,
    kind: 'bank',
    currency: null,
    external_account_id: null,
    problem: null,
    records: 1,
    first_day: null,
    last_day: null,
    new: 1,
    duplicates: 0,
    possible_duplicates: 0,
    duplicate_records: [],
    without_entry: 0,
    refused: 0,
    unanswered: 0,
    refused_records: [],
    cut_off: null,
    balance_break: null,
    uncompared_balance: null,
    possible_parts: null,
    not_in_file: null,
    rows: [],
    ...changes,
  };
}

function preview(changes: Partial<TransactionPreview> = {}): TransactionPreview {
  return {
    format: 'csv',
    columns: [],
    mapping: { date: 1, amount: 2 },
    mapping_source: 'guessed',
    mapping_problem: null,
    date_readings: [],
    amount_readings: [],
    statements: [statement()],
    ...changes,
  };
}

const untouched = { accounts: {}, columns: null };
const readings = [
  { date_format: 'DMY' as const, first_day: '2026-04-03', last_day: '2026-04-03', days: ['2026-04-03'] },
  { date_format: 'MDY' as const, first_day: '2026-03-04', last_day: '2026-03-04', days: ['2026-03-04'] },
];
const two = [statement({ external_account_id: 'eac_a' }), statement({ statement: 2 })];

describe('where a file goes', () => {
  it.each([
    ['the account chosen', preview(), untouched, 'eac_a', [{ statement: null, accountId: 'eac_a' }]],
    [
      'the account that its number says',
      preview({ statements: [statement({ external_account_id: 'eac_b' })] }),
      untouched,
      null,
      [{ statement: null, accountId: 'eac_b' }],
    ],
    [
      'one account each',
      preview({ statements: two }),
      { ...untouched, accounts: { 2: 'eac_b' } },
      null,
      [
        { statement: 1, accountId: 'eac_a' },
        { statement: 2, accountId: 'eac_b' },
      ],
    ],
    [
      'only those not left out',
      preview({ statements: two }),
      { ...untouched, accounts: { 2: leftOut } },
      null,
      [{ statement: 1, accountId: 'eac_a' }],
    ],
  ])('is %s', (_name, read, choices, accountId, targets) => {
    expect(destinationOf(read, choices, { chosenId: accountId, suggestedId: null })).toEqual({ targets });
  });

  it.each([
    ['the account', preview(), untouched, null, 'Choose the account.'],
    ['the order of the dates', preview({ date_readings: readings }), untouched, 'eac_a', /dates/],
    ['the columns', preview({ mapping_problem: 'x', statements: [] }), untouched, 'eac_a', /date/],
    ['each account', preview({ statements: two }), untouched, 'eac_a', /leave it out/],
    [
      'something to import',
      preview({ statements: two }),
      { ...untouched, accounts: { 1: leftOut, 2: leftOut } },
      null,
      /left out/,
    ],
    [
      'the right account',
      preview({ statements: [statement({ problem: 'In EUR.' })] }),
      untouched,
      'eac_a',
      'In EUR.',
    ],
    [
      'more than an account, where no account can help',
      preview({ statements: [statement({ file_account: '1234', problem: 'In EUR.' })] }),
      untouched,
      null,
      'In EUR.',
    ],
  ])('lacks %s', (_name, read, choices, accountId, missing) => {
    expect(destinationOf(read, choices, { chosenId: accountId, suggestedId: null })).toEqual({
      missing: typeof missing === 'string' ? missing : expect.stringMatching(missing),
    });
  });
});

const named = (external_account_id: string | null) =>
  preview({ statements: [statement({ external_account_id })] });
const into = (accountId: string) => ({ targets: [{ statement: null, accountId }] });

describe('of files that are imported together', () => {
  const suggestedId = 'eac_a';

  it('each goes into the account that it names, unless one is chosen for all', () => {
    expect(destinationOf(named('eac_b'), untouched, { chosenId: null, suggestedId })).toEqual(into('eac_b'));
    expect(destinationOf(named('eac_b'), untouched, { chosenId: 'eac_c', suggestedId })).toEqual(
      into('eac_c'),
    );
  });

  it('one that names none goes with the others where these name the same', () => {
    expect(suggestedAccount([named(null), named('eac_a'), named('eac_a')])).toBe('eac_a');
    expect(destinationOf(named(null), untouched, { chosenId: null, suggestedId })).toEqual(into('eac_a'));
    expect(suggestedAccount([named('eac_a'), named('eac_b')])).toBeNull();
    expect(suggestedAccount([preview({ statements: two }), named(null)])).toBeNull();
  });
});

const printed = (file_account: string | null, external_account_id: string | null = null) =>
  preview({ statements: [statement({ file_account, external_account_id })] });
const each = { chosenId: null, suggestedId: null };
const suggestedId = 'eac_c';

describe('of files that are of different accounts', () => {
  it('one without an account asks for its own, by what it names', () => {
    expect(destinationOf(printed('33334444'), untouched, each)).toEqual({
      missing: 'The file is of the account 33334444; create an account for it or choose another.',
    });
    expect(destinationOf(printed('33334444'), untouched, { ...each, suggestedId })).toHaveProperty('missing');
    expect(destinationOf(printed(null), untouched, { ...each, suggestedId })).toEqual(into(suggestedId));
    expect(lacksAccount(printed('33334444'), untouched)).toBe(true);
    expect(lacksAccount(printed('33334444', 'eac_a'), untouched)).toBe(false);
    expect(lacksAccount(preview({ statements: two }), untouched)).toBe(false);
  });

  it('each can be given its own, unless one is chosen for all', () => {
    const chosen = { ...untouched, accounts: { 1: 'eac_b' } };
    expect(destinationOf(printed('33334444', 'eac_a'), chosen, each)).toEqual(into('eac_b'));
    expect(destinationOf(printed('33334444'), chosen, { ...each, chosenId: 'eac_c' })).toEqual(into('eac_c'));
    expect(lacksAccount(printed('33334444'), chosen)).toBe(false);
  });

  it.each([
    ['name two accounts', [printed('1111'), printed('2222')], true, true],
    ['name one account and none', [printed('1111'), printed(null)], false, true],
    ['belong to two accounts', [printed(null, 'eac_a'), printed(null, 'eac_b')], false, true],
    ['name the same account', [printed('1111'), printed('1111')], false, false],
    ['name none', [printed(null), printed(null)], false, false],
    [
      'name none, and one is of a card',
      [printed(null), preview({ statements: [statement({ kind: 'credit_card' })] })],
      true,
      true,
    ],
    [
      'name none in two formats',
      [printed(null), preview({ format: 'qif', statements: [statement()] })],
      true,
      true,
    ],
    [
      'have one account beside one with several',
      [printed('1111'), preview({ statements: two })],
      false,
      false,
    ],
  ])('are known where they %s', (_name, previews, areSeveral, differ) => {
    expect(areOfSeveralAccounts(previews)).toBe(areSeveral);
    expect(mayDiffer(previews)).toBe(differ);
  });
});

describe('what is counted against another account than it goes into', () => {
  const own = { suggestedId };
  const inEuro = preview({ statements: [statement({ external_account_id: 'eac_a', problem: 'In EUR.' })] });
  const chosen = { ...untouched, accounts: { 1: 'eac_b' } };
  const recounted = (read: TransactionPreview, choices: FileChoices, recount?: PreviewStatement) =>
    withRecounts(read, chosenAtFile(read, choices, own), () => recount);

  it.each([
    ['goes into the one it names', printed('1111', 'eac_a'), untouched, own, [false]],
    ['goes into the one that is suggested', printed(null), untouched, own, [true]],
    ['names one that nobody knows', printed('1111'), untouched, own, [false]],
    ['goes into the one chosen for it', printed('1111', 'eac_a'), chosen, own, [true]],
    ['goes into the one of all files', printed(null), chosen, null, []],
    ['is one of several', preview({ statements: two }), untouched, own, [false, false]],
    [
      'is one of several that are chosen or left out',
      preview({ statements: two }),
      { ...untouched, accounts: { 1: leftOut, 2: 'eac_b' } },
      null,
      [false, true],
    ],
  ])('is counted again: an account that %s', (_name, read, choices, ownAccount, again) => {
    expect(chosenAtFile(read, choices, ownAccount).map(isToBeRecounted)).toEqual(again);
  });

  it('stands in the way no longer, unless it does in the account that was chosen', () => {
    const refused = statement({ external_account_id: 'eac_b', problem: 'In USD.' });
    expect(destinationOf(recounted(inEuro, untouched), untouched, each)).toEqual({
      missing: 'In EUR.',
    });
    expect(destinationOf(recounted(inEuro, chosen), chosen, each)).toEqual(into('eac_b'));
    expect(destinationOf(recounted(inEuro, chosen, refused), chosen, each)).toEqual({ missing: 'In USD.' });
    expect(destinationOf(recounted(printed(null), untouched, refused), untouched, each)).toEqual({
      missing: 'In USD.',
    });
  });

  it('stands in the way in a file of several accounts, unless the account is left out', () => {
    const read = preview({
      statements: [statement({ external_account_id: 'eac_a', problem: 'In EUR.' }), ...two.slice(1)],
    });
    expect(destinationOf(read, { ...untouched, accounts: { 2: 'eac_b' } }, each)).toEqual({
      missing: 'In EUR.',
    });
    expect(destinationOf(read, { ...untouched, accounts: { 1: leftOut, 2: 'eac_b' } }, each)).toEqual({
      targets: [{ statement: 2, accountId: 'eac_b' }],
    });
  });
});

describe('a table whose columns are not identified', () => {
  const column = (position: number, header: string | null) => ({ position, header, samples: ['-5,00'] });

  it.each([
    { headers: [null, null], hasHeader: false },
    { headers: [null, 'Wert'], hasHeader: true },
  ])('has names in its first row where it shows some: $headers', ({ headers, hasHeader }) => {
    const columns = headers.map((header, index) => column(index + 1, header));
    const unidentified = preview({ mapping: null, mapping_problem: 'Which?', columns });
    expect(answersOfPreview(unidentified, null).hasHeader).toBe(hasHeader);
  });
});

describe('the mapping that is sent', () => {
  it('is the one that was shown, so that it is remembered', () => {
    expect(mappingSent(preview(), null)).toEqual({ date: 1, amount: 2 });
  });

  it('is left to the service where it remembers it, or there are no columns', () => {
    expect(mappingSent(preview({ mapping_source: 'remembered' }), null)).toBeNull();
    expect(mappingSent(preview({ mapping: null, mapping_source: null }), null)).toBeNull();
  });

  it('is what a person said, as soon as it is enough', () => {
    expect(mappingAsked({ ...nothingSaid, roles: ['date'] })).toBeNull();
    const columns = { ...nothingSaid, roles: ['date', 'amount'] as const };
    expect(mappingSent(preview(), columns)).toEqual({ has_header: true, date: 1, amount: 2 });
  });

  it('is only the order of the dates where there are no columns', () => {
    expect(mappingAsked({ ...nothingSaid, dateOrder: 'DMY' })).toEqual({ date_format: 'DMY' });
    expect(mappingAsked({ ...nothingSaid, decimalMark: ',' })).toEqual({ decimal_separator: ',' });
  });
});
