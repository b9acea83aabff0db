import { describe, expect, it } from 'vitest';
import { blankLine } from '@/components/item-lines/amount-lines';
import { sampleBill, typedBill } from '../testing/sample-bill';
import { changedBillRequest, newBillsRequest } from './bill-request';
import { type BillValues, newBillValues, valuesOf } from './bill-values';

const format = { currency: 'USD', locale: 'en-US' };

describe('newBillsRequest', () => {
  it('leaves out blank bills and rows, and tells where each came from', () => {
    const [line = blankLine] = typedBill.lines;
    const typed = { ...typedBill, lines: [blankLine, line] };
    const { bills, rows } = newBillsRequest([newBillValues('2026-03-01'), typed], 'biz_1', format);
    expect(rows).toEqual([{ bill: 1, lines: [1] }]);
    expect(bills).toEqual([
      {
        business_id: 'biz_1',
        vendor_id: 'ven_1',
        number: 'A-1',
        description: '',
        issued_at: '2026-03-01T00:00:00.000Z',
        due_at: '2026-03-31T00:00:00.000Z',
        lines: [{ ledger_id: 'ldg_1', description: 'Ink', amount: '12.30' }],
      },
    ]);
  });
});

describe('changedBillRequest', () => {
  const opened = valuesOf(sampleBill, 'USD', 'en-US');
  const [first = blankLine, second = blankLine] = opened.lines;
  const unshown = { number: null, is_prepayment: false, metadata_: {} };
  it.each<[string, Partial<BillValues>, object, number[]]>([
    ['nothing', {}, {}, []],
    ['only blanks around', { number: ' A-1 ' }, {}, []],
    ['another vendor', { vendorId: 'ven_2' }, { vendor_id: 'ven_2' }, []],
    ['an emptied description', { description: '' }, { description: '' }, []],
    [
      'the days',
      { issued: '2026-03-02', due: '2026-04-02' },
      { issued_at: '2026-03-02T00:00:00.000Z', due_at: '2026-04-02T00:00:00.000Z' },
      [],
    ],
    ['an amount written otherwise', { lines: [{ ...first, amount: '=25*2' }, second] }, {}, []],
    [
      'an amount',
      { lines: [first, { ...second, amount: '13' }] },
      {
        line_changes: {
          create_lines: [{ ledger_id: 'ldg_2', description: '', amount: '13.00', ...unshown }],
          delete_lines: ['bill_line_2'],
        },
      },
      [1],
    ],
    [
      'an amount before another line',
      { lines: [{ ...first, amount: '51' }, second] },
      {
        line_changes: {
          create_lines: [
            { ledger_id: 'ldg_1', description: 'Cotton', amount: '51.00', ...unshown },
            { ledger_id: 'ldg_2', description: '', amount: '12.30', ...unshown },
          ],
          delete_lines: ['bill_line_1', 'bill_line_2'],
        },
      },
      [0, 1],
    ],
    [
      'a line gone',
      { lines: [second] },
      { line_changes: { create_lines: [], delete_lines: ['bill_line_1'] } },
      [],
    ],
    [
      'a line added',
      { lines: [first, second, { ...blankLine, ledgerId: 'ldg_3', amount: '1' }] },
      {
        line_changes: {
          create_lines: [{ ledger_id: 'ldg_3', description: '', amount: '1.00' }],
          delete_lines: [],
        },
      },
      [2],
    ],
  ])('of %s', (_, part, changes, rows) => {
    expect(changedBillRequest({ ...opened, ...part }, sampleBill, format)).toEqual({ changes, rows });
  });

  it('of a line keeps what the form does not show: its number, its metadata, and that it is a prepayment', () => {
    const [one, two] = sampleBill.lines;
    const kept = { number: 'PO-77', metadata_: { project: 'X' }, is_prepayment: true };
    const bill = { ...sampleBill, lines: [one, { ...two, ...kept }] } as typeof sampleBill;
    const changed = { ...opened, lines: [first, { ...second, amount: '13' }] };
    const { changes } = changedBillRequest(changed, bill, format);
    expect(changes.line_changes?.create_lines).toMatchObject([{ amount: '13.00', ...kept }]);
  });
});
