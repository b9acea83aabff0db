import { describe, expect, it } from 'vitest';
import { faultyIndexes } from '@/lib/client/faulty-indexes';
import { indexLedgers } from '../entry-summary';
import { sampleEntry, sampleLedger, sampleLine } from '../testing/sample-entry';
import type { Change } from './change';
import {
  changedMeanwhile,
  differences,
  doneNotice,
  isDoneAlready,
  isSplitRefused,
  refusalNotice,
  restNotice,
} from './refusal';

const problem = (code: string, status: number, paths: string[] = []) => ({
  code,
  status,
  detail: '',
  errors: paths.map((path) => ({ path, code, message: '' })),
});

describe('faultyIndexes', () => {
  it.each([
    ['the items that the problem names', ['/1/version', '/3/changes/line_changes'], [1, 3]],
    ['the items that our own check names', ['/items/2/changes'], [2]],
    ['all when none is named', ['/idempotencyKey'], [0, 1, 2, 3]],
    ['all when what is named is not there', ['/9/version'], [0, 1, 2, 3]],
  ])('are %s', (_, paths, expected) => {
    expect([...faultyIndexes(problem('stale_version', 412, paths), 4)]).toEqual(expected);
  });
});

describe('differences', () => {
  const ledgers = indexLedgers([sampleLedger('hosting', { name: 'Hosting' })]);
  const before = sampleEntry('a');

  it.each([
    [{ review_status: 'confirmed' as const }, 'confirmed it'],
    [{ notes: 'x', description: 'Figma' }, 'changed the description to “Figma” and changed the notes'],
    [
      { line_entries: [sampleLine('1', 'credit', 'checking'), sampleLine('2', 'debit', 'hosting')] },
      'changed the ledger to Hosting',
    ],
    [
      {
        line_entries: [
          sampleLine('1', 'credit', 'checking', { amount: 50 }),
          sampleLine('2', 'debit', 'software', { amount: 50 }),
        ],
      },
      'changed its lines',
    ],
    [
      { datetime: '2026-11-04T00:00:00.000Z', is_reconciled: true, notes: 'x' },
      'changed the date to 2026-11-04, changed the notes and reconciled it',
    ],
    [{ version: 2 }, 'changed it'],
  ])('are told in words: %o', (change, expected) => {
    expect(differences(before, { ...before, ...change }, ledgers)).toBe(expected);
  });
});

describe('what changed meanwhile', () => {
  const ledgers = indexLedgers([sampleLedger('hosting', { name: 'Hosting' })]);
  const before = sampleEntry('a', { categorization_method: 'similarity' });
  const line_entries = [sampleLine('1', 'credit', 'checking'), sampleLine('2', 'debit', 'hosting')];

  it('is told as a new suggestion where no person chose', () => {
    const now = { ...before, line_entries, version: 2 };
    expect(changedMeanwhile(before, now, ledgers, 'Sam')).toBe(
      'Its suggestion has changed to Hosting meanwhile.',
    );
  });

  it('is told with who did it where a person chose', () => {
    const now = { ...before, line_entries, categorization_method: 'manual' as const, version: 2 };
    expect(changedMeanwhile(before, now, ledgers, 'Sam')).toBe(
      'Sam changed the ledger to Hosting meanwhile.',
    );
  });
});

describe('isSplitRefused', () => {
  const before = sampleEntry('a');
  const split: Change = { kind: 'lines', from: [], to: [] };
  const refusal = {
    before,
    now: sampleEntry('a', { version: 2 }),
    isUndo: false,
    problem: problem('stale_version', 412),
  };

  it('is so of a split, also where more was to be done to the entry', () => {
    const more: Change = { kind: 'review-status', to: 'confirmed' };
    expect(isSplitRefused({ ...refusal, changes: [split] })).toBe(true);
    expect(isSplitRefused({ ...refusal, now: null, changes: [split] })).toBe(true);
    expect(isSplitRefused({ ...refusal, changes: [more, split] })).toBe(true);
    expect(isSplitRefused({ ...refusal, changes: [more] })).toBe(false);
  });

  it('is not so where the entry is gone', () => {
    const gone = {
      ...problem('validation_failed', 422),
      errors: [{ path: '/0/journal_entry_id', code: 'not_found', message: '' }],
    };
    expect(isSplitRefused({ ...refusal, now: null, problem: gone, changes: [split] })).toBe(false);
  });

  it('is not so where a bill posts the entry by now, whose lines are changed with it', () => {
    const now = sampleEntry('a', { transaction_id: null, bill_id: 'bill_1', categorization_method: 'ap' });
    expect(isSplitRefused({ ...refusal, now, changes: [split] })).toBe(false);
  });
});

describe('a refusal', () => {
  const ledgers = indexLedgers([sampleLedger('travel', { name: 'Travel' })]);
  const toConfirm: Change = { kind: 'review-status', to: 'confirmed' };
  const refused = (id: string, now: object, changes: readonly Change[] = [toConfirm], isUndo = false) => ({
    before: sampleEntry(id, { clean_description: `Payee ${id}` }),
    now: sampleEntry(id, { clean_description: `Payee ${id}`, version: 2, ...now }),
    problem: { ...problem('stale_version', 412), changedBy: { a: 'Sam', b: 'Sam', c: 'Lee' } },
    changes,
    isUndo,
  });
  const confirmed = { review_status: 'confirmed' as const };
  const toTravel = {
    categorization_method: 'manual' as const,
    line_entries: [sampleLine('1', 'credit', 'checking'), sampleLine('2', 'debit', 'travel')],
  };

  it('of what somebody else has done just so is no fault', () => {
    expect(isDoneAlready(refused('a', confirmed))).toBe(true);
    expect(isDoneAlready(refused('a', { ...confirmed, ...toTravel }))).toBe(false);
    expect(isDoneAlready(refused('a', { ...confirmed, notes: 'Asked' }))).toBe(false);
    expect(isDoneAlready(refused('a', { review_status: 'business_pending' }))).toBe(false);
    const toLedger: Change = {
      kind: 'ledger',
      line: sampleLine('2', 'debit', 'software'),
      from: 'software',
      to: 'travel',
    };
    expect(isDoneAlready(refused('a', toTravel, [toLedger, toConfirm]))).toBe(false);
  });

  it('tells all that is done already at once', () => {
    expect(doneNotice([refused('a', confirmed)], 'en')).toEqual({
      tone: 'plain',
      title: 'Payee a is confirmed already',
      detail: 'Sam confirmed it meanwhile.',
    });
    expect(
      doneNotice(
        ['a', 'b'].map((id) => refused(id, confirmed)),
        'en',
      ),
    ).toMatchObject({
      title: '2 entries are confirmed already',
      detail: 'Sam confirmed them meanwhile.',
    });
    expect(
      doneNotice(
        ['a', 'c'].map((id) => refused(id, confirmed)),
        'en',
      )?.detail,
    ).toBe('Somebody else, or you in another window, confirmed them meanwhile.');
    expect(doneNotice([], 'en')).toBeNull();
  });

  it('of an undo asks nobody to try again, which would take back something else', () => {
    const back: Change = { kind: 'review-status', to: 'bookkeeper_pending' };
    expect(refusalNotice(refused('a', toTravel, [back], true), ledgers)).toEqual({
      tone: 'bad',
      title: 'Payee a was left as it is',
      detail: 'Sam changed the ledger to Travel meanwhile. Your change was not undone.',
    });
    expect(refusalNotice(refused('a', toTravel), ledgers)).toMatchObject({
      title: 'Payee a was not changed',
      detail: 'Sam changed the ledger to Travel meanwhile. Check the entry and try again.',
    });
  });

  it('beyond those told one by one tells how many more, without versions', () => {
    expect(
      restNotice(
        ['a', 'b'].map((id) => refused(id, toTravel)),
        'en',
      ),
    ).toMatchObject({
      title: '2 more entries were not changed',
      detail: 'They have changed meanwhile. Check them and try again.',
    });
    expect(restNotice([], 'en')).toBeNull();
  });
});
