import { describe, expect, it } from 'vitest';
import { sampleEntry, sampleLine } from '../testing/sample-entry';
import { readAmount, reasonAgainstSaving, totalsOf } from './check-entry';
import { changedEntryRequest, isChange, newEntryRequest } from './entry-request';
import {
  blankLine,
  copiedValues,
  type EntryValues,
  type LineValues,
  mergedValues,
  openingBalanceValues,
  valuesOf,
} from './entry-values';
import { formFaults } from './form-faults';

const format = { currency: 'USD', locale: 'en-US' };
const row = (
  ledgerId: string | null,
  debit: string,
  credit = '',
  more: Partial<LineValues> = {},
): LineValues => ({
  ...blankLine,
  ledgerId,
  debit,
  credit,
  ...more,
});
const entryOf = (...lines: LineValues[]): EntryValues => ({
  day: '2026-11-03',
  description: 'Desk',
  notes: '',
  isConfirmed: false,
  lines,
});

describe('readAmount', () => {
  it.each([
    [row('a', '12.34'), { kind: 'amount', side: 'debit', units: 1234n }],
    [row('a', '', '=2*3'), { kind: 'amount', side: 'credit', units: 600n }],
    [row('a', '-5'), { kind: 'amount', side: 'credit', units: 500n }],
    [row('a', '', '(5)'), { kind: 'amount', side: 'debit', units: 500n }],
    [row('a', ' '), { kind: 'none' }],
    [row('a', '0'), { kind: 'fault', side: 'debit', message: 'The amount must be more than zero' }],
    [row('a', 'five'), { kind: 'fault', side: 'debit', message: 'Type an amount, or a sum such as =12*3' }],
  ])('of %o', (line, expected) => {
    expect(readAmount(line, format)).toEqual(expected);
  });
});

describe('totalsOf', () => {
  it('adds exactly what floats cannot', () => {
    const lines = [row('a', '0.10'), row('a', '0.20'), row('b', '', '90071992547409.91')];
    expect(totalsOf(lines, format)).toEqual({ debits: 30n, credits: 9_007_199_254_740_991n });
  });
});

describe('reasonAgainstSaving', () => {
  it.each([
    [entryOf(row('a', '5'), row('b', '', '5'), blankLine), null],
    [{ ...entryOf(), day: '' as const }, 'Choose a date'],
    [{ ...entryOf(), description: ' ' }, 'Enter a description'],
    [entryOf(blankLine), 'Enter a debit and a credit'],
    [entryOf(row(null, '5'), row('b', '', '5')), 'Line 1 has no ledger'],
    [entryOf(row('a', '5'), row('b', '')), 'Line 2 has no amount'],
    [entryOf(row('a', '5'), row('b', '', 'x')), 'Line 2: Type an amount, or a sum such as =12*3'],
    [entryOf(row('a', '1,200.50'), row('b', '', '200')), 'Debits are 1,000.50 more than credits'],
    [entryOf(row('a', '1'), row('b', '', '1.01')), 'Credits are 0.01 more than debits'],
  ])('%#', (values, expected) => {
    expect(reasonAgainstSaving(values, format)).toBe(expected);
  });
});

describe('newEntryRequest', () => {
  it('sends exact texts, leaves blank rows out and remembers where each line stands', () => {
    const values = entryOf(blankLine, row('a', '=10/4', '', { description: 'Chair' }), row('b', '', '2.50'));
    expect(newEntryRequest({ ...values, isConfirmed: true, notes: ' n ' }, format)).toEqual({
      rows: [1, 2],
      body: {
        description: 'Desk',
        datetime: '2026-11-03T00:00:00.000Z',
        review_status: 'confirmed',
        notes: 'n',
        lines: [
          { ledger_id: 'a', description: 'Chair', debit_credit: 'debit', amount: '2.50' },
          { ledger_id: 'b', description: '', debit_credit: 'credit', amount: '2.50' },
        ],
      },
    });
  });
});

describe('a line on payable or receivable', () => {
  const entry = sampleEntry('je_1', {
    line_entries: [
      sampleLine('le_1', 'credit', 'payable', { vendor_id: 'ven_1' }),
      sampleLine('le_2', 'debit', 'rent'),
    ],
  });
  const values = valuesOf(entry, 'USD', 'en-US');

  it('is sent with whom it names', () => {
    const lines = [
      row('payable', '', '5', { partyId: 'ven_1' }),
      row('receivable', '5', '', { partyId: 'cus_1' }),
    ];
    expect(newEntryRequest(entryOf(...lines), format).body.lines).toMatchObject([
      { ledger_id: 'payable', vendor_id: 'ven_1' },
      { ledger_id: 'receivable', customer_id: 'cus_1' },
    ]);
  });

  it('is made anew when it names another, and only then', () => {
    expect(changedEntryRequest(values, entry, format).body).not.toHaveProperty('line_changes');
    const [payable, rent] = values.lines;
    if (!payable || !rent) throw new Error('two lines expected');
    const renamed = { ...values, lines: [{ ...payable, partyId: 'ven_2' }, rent] };
    expect(changedEntryRequest(renamed, entry, format).body.line_changes).toMatchObject({
      delete_lines: ['le_1'],
      create_lines: [{ ledger_id: 'payable', vendor_id: 'ven_2' }],
    });
  });
});

describe('changedEntryRequest', () => {
  const entry = sampleEntry('je_1', {
    datetime: '2026-11-03T09:30:00.000Z',
    line_entries: [
      sampleLine('le_1', 'credit', 'checking'),
      sampleLine('le_2', 'debit', 'software', { basis: 'cash', tag_ids: ['tag_1'] }),
    ],
  });
  const values = valuesOf(entry, 'USD', 'en-US');

  it('is nothing when nothing was changed', () => {
    const { body } = changedEntryRequest(values, entry, format);
    expect(body).toEqual({});
    expect(isChange(body)).toBe(false);
  });

  it('replaces changed lines, keeps what the form does not show, and leaves the others alone', () => {
    const [bank, software] = values.lines;
    if (!bank || !software) throw new Error('two lines expected');
    const lines = [bank, { ...software, debit: '40' }, row('hosting', '5')];
    expect(changedEntryRequest({ ...values, lines }, entry, format)).toEqual({
      rows: [1, 2],
      body: {
        line_changes: {
          delete_lines: ['le_2'],
          create_lines: [
            {
              ledger_id: 'software',
              description: '',
              debit_credit: 'debit',
              amount: '40.00',
              basis: 'cash',
              tag_ids: ['tag_1'],
            },
            { ledger_id: 'hosting', description: '', debit_credit: 'debit', amount: '5.00' },
          ],
        },
      },
    });
  });

  it('tells a removed row, a new day and emptied notes', () => {
    const noted = { ...entry, notes: 'old' };
    const changed = { ...values, day: '2026-11-04' as const, notes: '', lines: values.lines.slice(0, 1) };
    expect(changedEntryRequest(changed, noted, format).body).toEqual({
      datetime: '2026-11-04T00:00:00.000Z',
      notes: '',
      line_changes: { create_lines: [], delete_lines: ['le_2'] },
    });
  });
});

describe('copiedValues', () => {
  it('says the same on another day, with lines of its own', () => {
    const copy = copiedValues(sampleEntry('je_1'), '2026-12-01', 'USD', 'en-US');
    expect(copy).toMatchObject({
      day: '2026-12-01',
      description: 'FIGMA MONTHLY RENEWAL',
      isConfirmed: false,
    });
    expect(copy.lines.map((line) => [line.lineId, line.debit, line.credit])).toEqual([
      [null, '', '45.00'],
      [null, '45.00', ''],
    ]);
  });

  it('is posted in the same books and with the same tags, also on another ledger', () => {
    const entry = sampleEntry('je_1', {
      line_entries: [
        sampleLine('le_1', 'debit', 'rent', { basis: 'accrual', tag_ids: ['tag_1'] }),
        sampleLine('le_2', 'credit', 'accrued', { basis: 'accrual' }),
      ],
    });
    const copy = copiedValues(entry, '2026-12-01', 'USD', 'en-US');
    const [first = blankLine, ...others] = copy.lines;
    const changed = { ...copy, lines: [{ ...first, ledgerId: 'lease' }, ...others] };
    expect(newEntryRequest(changed, format).body.lines).toMatchObject([
      { ledger_id: 'lease', basis: 'accrual', tag_ids: ['tag_1'] },
      { ledger_id: 'accrued', basis: 'accrual', tag_ids: [] },
    ]);
  });
});

describe('mergedValues', () => {
  const opened = entryOf(row('a', '5', '', { lineId: 'le_1' }), row('b', '', '5', { lineId: 'le_2' }));
  const theirs = {
    ...opened,
    description: 'Theirs',
    lines: [row('c', '5', '', { lineId: 'le_3' }), row('b', '', '5', { lineId: 'le_2' })],
  };

  it('takes theirs for all that was not touched', () => {
    expect(mergedValues(opened, { ...opened, notes: 'Mine' }, theirs)).toEqual({ ...theirs, notes: 'Mine' });
  });

  it('keeps touched lines, as new ones where theirs have replaced them', () => {
    const lines = [row('a', '7', '', { lineId: 'le_1' }), row('b', '', '7', { lineId: 'le_2' })];
    const merged = mergedValues(opened, { ...opened, lines }, theirs);
    expect(merged.description).toBe('Theirs');
    expect(merged.lines.map((line) => [line.lineId, line.ledgerId])).toEqual([
      [null, 'a'],
      ['le_2', 'b'],
    ]);
  });
});

describe('formFaults', () => {
  const values = entryOf(blankLine, row('a', '5'), row('b', '', '5'));
  const problem = (...paths: string[]) => ({
    code: 'validation_failed',
    status: 422,
    detail: 'The whole.',
    errors: paths.map((path) => ({ path, code: 'x', message: 'is wrong' })),
  });

  it.each([
    ['/lines/0/amount', 'lines.1.debit'],
    ['/lines/1/amount', 'lines.2.credit'],
    ['/lines/1/ledger_id', 'lines.2.ledgerId'],
    ['/lines/1/vendor_id', 'lines.2.partyId'],
    ['/line_changes/create_lines/0/customer_id', 'lines.1.partyId'],
    ['/line_changes/create_lines/0/description', 'lines.1.description'],
    ['/entry/lines/0/ledger_id', 'lines.1.ledgerId'],
    ['/changes/datetime', 'day'],
    ['/description', 'description'],
  ])('puts %s at %s', (path, name) => {
    expect(formFaults(problem(path), values, [1, 2])).toEqual({
      fields: [{ name, message: 'Is wrong' }],
      others: [],
    });
  });

  it('tells above the form what no field is about', () => {
    expect(formFaults(problem('/lines', '/lines/9/amount'), values, [1, 2]).others).toHaveLength(2);
    expect(formFaults(problem(), values, [1, 2])).toEqual({ fields: [], others: ['The whole.'] });
  });
});

describe('an opening balance of an address', () => {
  const ledgers = [{ id: 'ldg_bank' }, { id: 'ldg_opening' }];
  const search = { day: '2026-11-02', debit: 'ldg_bank', credit: 'ldg_opening', amount: '5000.5' };
  const valuesFrom = (more: Partial<Record<keyof typeof search, string | undefined>>) =>
    openingBalanceValues({ ...search, ...more }, ledgers, 'EUR', 'de-DE');

  it('opens the form filled, as the reader writes amounts', () => {
    expect(valuesFrom({})).toMatchObject({
      day: '2026-11-02',
      description: 'Opening balance',
      isConfirmed: false,
      lines: [
        { ledgerId: 'ldg_bank', debit: '5.000,50', credit: '' },
        { ledgerId: 'ldg_opening', debit: '', credit: '5.000,50' },
      ],
    });
  });

  it('leaves the day to be typed where it is not known', () => {
    expect(valuesFrom({ day: undefined })?.day).toBe('');
  });

  it.each([{ amount: 'many' }, { amount: undefined }, { debit: 'ldg_of_others' }, { credit: undefined }])(
    'is none with %o',
    (more) => {
      expect(valuesFrom(more)).toBeNull();
    },
  );
});
