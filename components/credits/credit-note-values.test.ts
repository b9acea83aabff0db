import { describe, expect, it } from 'vitest';
import { blankLine } from '@/components/item-lines/amount-lines';
import {
  type CreditNoteValues,
  creditNoteRequest,
  faultsOfCreditNote,
  faultsOfRefusedNote,
} from './credit-note-values';

const format = { currency: 'USD', locale: 'en-US' };
const line = { ...blankLine, ledgerId: 'ldg_1', description: ' Returned ', amount: '1,250.5' };
const typed: CreditNoteValues = { number: ' 7 ', issued: '2026-03-01', description: '', lines: [line] };

describe('faultsOfCreditNote', () => {
  it.each<[string, Partial<CreditNoteValues>, string[]]>([
    ['a whole one', {}, []],
    ['a blank row among others', { lines: [blankLine, line] }, []],
    ['no number', { number: ' ' }, ['number']],
    ['no day', { issued: '' }, ['issued']],
    ['no lines', { lines: [blankLine] }, ['lines.0.ledgerId']],
    [
      'no ledger, and nothing as the amount',
      { lines: [{ ...line, ledgerId: null, amount: '0' }] },
      ['lines.0.ledgerId', 'lines.0.amount'],
    ],
  ])('of %s', (_, part, names) => {
    expect(faultsOfCreditNote({ ...typed, ...part }, format).map(({ name }) => name)).toEqual(names);
  });
});

it('sends exact amounts, for the vendor or the customer, without blank rows', () => {
  const lines = [blankLine, line];
  const { note, rows } = creditNoteRequest({ ...typed, lines }, { kind: 'customer', id: 'cus_1' }, format);
  expect(note).toEqual({
    customer_id: 'cus_1',
    number: '7',
    description: '',
    issued_at: '2026-03-01T00:00:00.000Z',
    lines: [{ ledger_id: 'ldg_1', description: 'Returned', amount: '1250.50' }],
  });
  expect(rows).toEqual([1]);
  expect(creditNoteRequest(typed, { kind: 'vendor', id: 'ven_1' }, format).note).toMatchObject({
    vendor_id: 'ven_1',
  });
});

it.each([
  ['/note/number', 'number'],
  ['/issued_at', 'issued'],
  ['/lines/0/amount', 'lines.3.amount'],
  ['/note/lines/0/ledger_id', 'lines.3.ledgerId'],
])('a fault at %s is told at %s', (path, name) => {
  const problem = {
    code: 'x',
    status: 422,
    detail: 'Refused.',
    errors: [{ path, code: 'x', message: 'is wrong' }],
  };
  expect(faultsOfRefusedNote(problem, [3]).fields).toEqual([{ name, message: 'Is wrong' }]);
});

it('tells what no field is about above the form', () => {
  const problem = {
    code: 'x',
    status: 422,
    detail: 'Refused.',
    errors: [{ path: '/vendor_id', code: 'x', message: 'is gone' }],
  };
  expect(faultsOfRefusedNote(problem, [0])).toEqual({ fields: [], others: ['Is gone'] });
});
