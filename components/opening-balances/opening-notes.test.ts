import { describe, expect, it } from 'vitest';
import type { Ledger } from '@/lib/contract/ledger';
import { type NoteInput, openingNotes } from './opening-notes';
import type { PlannedLedger } from './plan-opening';

const planned = (part: Partial<PlannedLedger>): PlannedLedger => ({
  ...{ ref: 'new 2', ledger: null, made: null, inFile: 0n, inBooks: 0n, toPost: 0n, toEnter: 0n },
  ...part,
});
const sales = planned({
  made: { name: 'Sales', code: null, kind: 'operating_revenue', parent: null, parentName: null, level: 1 },
  inFile: -500n,
});
const receivable = (part: Partial<PlannedLedger>) =>
  planned({
    ledger: { name: 'Receivable', financial_account_type: 'accounts_receivable' } as Ledger,
    ...part,
  });

const notesOf = (
  part: Partial<NoteInput>,
  ledgers: PlannedLedger[] = [],
  [fileDebit, fileCredit] = [500n, 500n],
) =>
  openingNotes({
    plan: { ledgers, others: [], fileDebit, fileCredit, unsaid: [], difference: 0n, onEquity: 0n },
    ...{
      day: '2025-12-31',
      today: '2026-12-31',
      entriesStart: '2025-12-31',
      lockedThrough: null,
      fiscalYear: '12/31',
    },
    ...{ currency: 'USD', fileCurrency: null, locale: 'en-US', chart: [] },
    ...part,
  }).map(({ tone, at, text }) => `${tone} ${at}: ${text}`);

describe('what stands in the way', () => {
  it('is a day before the books start', () => {
    expect(notesOf({ entriesStart: '2026-01-01' })).toEqual([
      'bad settings: The books start on Jan 1, 2026, and reports leave out what is dated before. Let them start on Dec 31, 2025, under Settings, Business, or choose another day.',
    ]);
  });

  it('is a balance that would be posted on an archived ledger', () => {
    const bank = { name: 'Old bank', archived: true } as Ledger;
    const differs = planned({ ledger: bank, inFile: 500n, inBooks: 200n, toPost: 300n });
    expect(notesOf({}, [differs])).toEqual([
      'bad null: Old bank is archived, with 2.00 in the books on that day and 5.00 in the file. Nothing can be posted on it: bring it back under Ledgers first.',
    ]);
    expect(notesOf({}, [planned({ ledger: bank, inFile: 200n, inBooks: 200n })])).toEqual([]);
  });

  it('is a new ledger of the name that an archived one has there', () => {
    const made = {
      name: 'Old bank',
      code: null,
      kind: 'bank_account',
      parent: null,
      parentName: null,
      level: 1,
    };
    const wanted = [planned({ made: made as PlannedLedger['made'], inFile: 500n, toPost: 500n })];
    const archived = (parent: string | null) =>
      [{ name: 'Old bank', archived: true, parent_id: parent }] as Ledger[];
    expect(notesOf({ chart: archived(null) }, wanted)).toEqual([
      'bad null: A ledger called Old bank is archived. Bring it back under Ledgers, or choose another ledger for the account.',
    ]);
    expect(notesOf({ chart: archived('ldg_1') }, wanted)).toEqual([]);
  });

  it('is a day in closed books', () => {
    expect(notesOf({ lockedThrough: '2025-12-31' })).toEqual([
      'bad lock: The books are closed through Dec 31, 2025. Nothing can be posted on that day.',
    ]);
  });
});

describe('what is to be checked', () => {
  it('is a day to come, as of which programs export a year that has not ended', () => {
    expect(notesOf({ today: '2025-12-01' })).toEqual([
      'warn null: Dec 31, 2025 is still to come. Reports have the balances only from that day on: choose the last day in the other program.',
    ]);
    expect(notesOf({ today: '2025-12-31' })).toEqual([]);
  });

  it('is a file in another currency, or one that does not balance', () => {
    expect(notesOf({ fileCurrency: 'EUR' })[0]).toContain('marked as EUR; these books are in USD');
    expect(notesOf({}, [], [500n, 490n])[0]).toContain('debits exceed credits by 0.10');
    expect(notesOf({}, [], [490n, 500n])[0]).toContain('credits exceed debits by 0.10');
  });

  it('is a receivable that invoices have not posted, whole or in part', () => {
    const whole = notesOf({}, [receivable({ inFile: 300n, toEnter: 300n })])[0];
    expect(whole).toContain('warn invoices: Receivable: 3.00 is not posted from the file');
    const part = notesOf({}, [receivable({ inFile: 300n, inBooks: 200n, toEnter: 100n })])[0];
    expect(part).toContain('of 3.00 in the file, 1.00 is not in the books');
    expect(notesOf({}, [receivable({ inFile: 300n, inBooks: 300n })])).toEqual([]);
  });

  it('is a receivable of which the books have more, or the other side', () => {
    const more = notesOf({}, [receivable({ inFile: 300n, inBooks: 500n, toEnter: -200n })])[0];
    expect(more).toContain('warn invoices: Receivable: the books have 5.00 and the file 3.00.');
    const none = notesOf({}, [receivable({ inBooks: 500n, toEnter: -500n })])[0];
    expect(none).toContain('the books have 5.00 and the file 0.00.');
    const credit = notesOf({}, [receivable({ inFile: -300n, toEnter: -300n })])[0];
    expect(credit).toContain('the books have 0.00 and the file (3.00).');
  });
});

describe('income and expenses', () => {
  it.each([
    ['2025-12-31', 'plain null: Income and expenses are of the fiscal year that ends on Dec 31, 2025.'],
    [
      '2026-03-31',
      'plain null: Income and expenses are those of the fiscal year from Jan 1, 2026 to Mar 31, 2026.',
    ],
    ['2026-01-01', 'warn null: Jan 1, 2026 is the first day of a fiscal year.'],
  ])('on %s', (day, beginning) => {
    const [note] = notesOf({ day }, [sales]);
    expect(note?.startsWith(beginning)).toBe(true);
  });

  it('are no matter where the file has none', () => {
    expect(notesOf({ day: '2026-01-01' })).toEqual([]);
  });
});
