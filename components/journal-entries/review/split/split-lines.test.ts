import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { indexLedgers } from '../../entry-summary';
import { blankLine, type LineValues } from '../../form/entry-values';
import { openLines } from '../../open-lines';
import { sampleEntry, sampleLedger, sampleLine } from '../../testing/sample-entry';
import {
  type Division,
  dividedLines,
  divisionOf,
  isSameLines,
  reasonAgainstDividing,
  restForLast,
  restOf,
  rowsToDivide,
} from './split-lines';

const format = { currency: 'USD', locale: 'en-US' };
const ledgers = indexLedgers([
  sampleLedger('checking', { financial_account_type: 'bank_account' }),
  sampleLedger('software'),
  sampleLedger('fees'),
]);
const paid = sampleEntry('a');
const received = sampleEntry('b', {
  line_entries: [
    sampleLine('b_bank', 'debit', 'checking', { amount: 97 }),
    sampleLine('b_sale', 'credit', 'sales', { amount: 100, tag_ids: ['fair'] }),
    sampleLine('b_fee', 'debit', 'fees', { amount: 3 }),
  ],
});
const byHand = sampleEntry('c', {
  line_entries: [sampleLine('c_1', 'debit', 'software'), sampleLine('c_2', 'credit', 'fees')],
});

function divisionIn(entry: JournalEntry): Division {
  const division = divisionOf(openLines(entry, ledgers, 'USD'), 'USD');
  if (!division) throw new Error('not divisible');
  return division;
}
const row = (ledgerId: string | null, debit: string, more: Partial<LineValues> = {}): LineValues => ({
  ...blankLine,
  ledgerId,
  debit,
  ...more,
});

describe('divisionOf', () => {
  it.each([
    ['what was paid, on the other side of the bank', paid, 'debit', 4500n],
    ['what came in, less what was held back', received, 'credit', 9700n],
    ['both sides where no line is the bank’s', byHand, null, 0n],
  ])('is %s', (_, entry, side, target) => {
    expect(divisionIn(entry)).toMatchObject({ side, target });
  });

  it('is not where lines count in different books', () => {
    const lines = [...paid.line_entries, sampleLine('x', 'debit', 'fees', { basis: 'cash' })];
    expect(divisionOf(openLines({ ...paid, line_entries: lines }, ledgers, 'USD'), 'USD')).toBeNull();
  });

  it('is not where the bank’s is the only line', () => {
    const lines = paid.line_entries.slice(0, 1);
    expect(divisionOf(openLines({ ...paid, line_entries: lines }, ledgers, 'USD'), 'USD')).toBeNull();
  });
});

describe('rowsToDivide', () => {
  it('are the lines and an empty one', () => {
    expect(rowsToDivide(divisionIn(paid), 'rule', format)).toEqual([
      { lineId: 'a_other', ledgerId: 'software', description: '', debit: '45.00', credit: '' },
      blankLine,
    ]);
  });

  it('ask for the ledger where nothing is known', () => {
    expect(rowsToDivide(divisionIn(paid), 'uncategorized', format)[0]?.ledgerId).toBeNull();
  });

  it('show what stands on the other side as negative', () => {
    const rows = rowsToDivide(divisionIn(received), 'manual', format);
    expect(rows.map(({ debit, credit }) => [debit, credit])).toEqual([
      ['', '100.00'],
      ['', '(3.00)'],
      ['', ''],
    ]);
    expect(restOf(rows, divisionIn(received), format)).toBe(0n);
  });
});

describe('restOf', () => {
  it.each([
    ['what is left', [row('software', '30')], 1500n],
    ['negative when it is too much', [row('software', '30'), row('fees', '=10*2')], -500n],
    ['all of it where nothing can be read', [row('software', 'five')], 4500n],
  ])('is %s', (_, rows, expected) => {
    expect(restOf(rows, divisionIn(paid), format)).toBe(expected);
  });
});

describe('restForLast', () => {
  const division = divisionIn(paid);
  it.each([
    ['what the others leave, in an empty row', [row('software', '30'), blankLine], '', '15.00'],
    ['anew, where it stands already', [row('software', '20'), row('fees', '15.00')], '15.00', '25.00'],
    ['nothing where nothing is left', [row('software', '45'), row(null, '15.00')], '15.00', ''],
    ['nothing where it is too much', [row('software', '50'), blankLine], '', ''],
    ['no change of what somebody wrote', [row('software', '30'), row('fees', '10')], '15.00', null],
    ['no change of the only row', [row('software', '30')], '', null],
  ])('is %s', (_, rows, put, expected) => {
    expect(restForLast(rows, division, put, format)).toBe(expected);
  });

  it('is none where both sides are written', () => {
    expect(restForLast([row('software', '30'), blankLine], divisionIn(byHand), '', format)).toBeNull();
  });
});

describe('reasonAgainstDividing', () => {
  it.each([
    [[row('software', '30'), row('fees', '15'), blankLine], null],
    [[row(null, '45')], 'Line 1 has no ledger'],
    [[row('software', '30'), row('fees', '')], 'Line 2 has no amount'],
    [[row('software', '45'), row('fees', '0')], 'Line 2: The amount must be more than zero'],
    [[row('software', 'five')], 'Line 1: Type an amount, or a sum such as =12*3'],
    [[blankLine], 'Enter the lines'],
    [[row('software', '30')], '15.00 left to allocate'],
    [[row('software', '50')], '5.00 too much'],
  ])('of %o is %s', (rows, expected) => {
    expect(reasonAgainstDividing(rows, divisionIn(paid), format)).toBe(expected);
  });
});

describe('dividedLines', () => {
  it('are for the books and with the tags of the line they come from', () => {
    const rows = [
      row('sales', '', { lineId: 'b_sale', credit: '60' }),
      row('rent', '', { credit: '40' }),
      row('fees', '', { lineId: 'b_fee', credit: '(3.00)' }),
      blankLine,
    ];
    expect(dividedLines(rows, divisionIn(received), format)).toEqual([
      {
        ledger_id: 'sales',
        description: '',
        debit_credit: 'credit',
        amount: 60,
        basis: 'all',
        tag_ids: ['fair'],
      },
      {
        ledger_id: 'rent',
        description: '',
        debit_credit: 'credit',
        amount: 40,
        basis: 'all',
        tag_ids: ['fair'],
      },
      { ledger_id: 'fees', description: '', debit_credit: 'debit', amount: 3, basis: 'all', tag_ids: [] },
    ]);
  });

  it('of untouched rows are the same lines', () => {
    const division = divisionIn(received);
    const same = dividedLines(rowsToDivide(division, 'manual', format), division, format);
    expect(isSameLines(division.lines, same)).toBe(true);
    expect(isSameLines(division.lines, same.slice(1))).toBe(false);
    expect(isSameLines(division.lines, same.toReversed())).toBe(false);
  });

  it.each([
    ['another vendor', 'ven_1', 'ven_2'],
    ['a vendor where none was', null, 'ven_1'],
    ['no vendor any more', 'ven_1', null],
    ['another customer', 'cus_1', 'cus_2'],
  ])('with %s are others', (_, before, partyId) => {
    const party = before?.startsWith('cus') ? { customer_id: before } : { vendor_id: before };
    const [bank, other] = paid.line_entries;
    const entry = { ...paid, line_entries: [bank, { ...other, ...party }] } as JournalEntry;
    const division = divisionIn(entry);
    const [shown = blankLine, ...rest] = rowsToDivide(division, 'manual', format);
    const lines = (rows: readonly LineValues[]) => dividedLines(rows, division, format);
    expect(isSameLines(division.lines, lines([shown, ...rest]))).toBe(true);
    expect(isSameLines(division.lines, lines([{ ...shown, partyId }, ...rest]))).toBe(false);
  });
});
