import { describe, expect, it } from 'vitest';
import { blankLine, totalOfLines } from '@/components/item-lines/amount-lines';
import { typedBill } from '../testing/sample-bill';
import { type BillValues, isBlankBill, newBillValues } from './bill-values';
import { faultsOf, noteOfDue } from './check-bill';

const format = { currency: 'USD', locale: 'en-US' };
const [line = blankLine] = typedBill.lines;

describe('faultsOf', () => {
  it.each<[string, Partial<BillValues>, string[]]>([
    ['a whole bill', {}, []],
    ['a blank row among others', { lines: [line, blankLine] }, []],
    ['no vendor', { vendorId: null }, ['vendorId']],
    ['no days', { issued: '', due: '' }, ['issued', 'due']],
    ['no lines at all', { lines: [blankLine, blankLine] }, ['lines.0.ledgerId']],
    ['no ledger', { lines: [blankLine, { ...line, ledgerId: null }] }, ['lines.1.ledgerId']],
    ['no amount', { lines: [{ ...line, amount: ' ' }] }, ['lines.0.amount']],
    ['an amount of nothing', { lines: [{ ...line, amount: '0.00' }] }, ['lines.0.amount']],
    ['an amount below nothing', { lines: [{ ...line, amount: '-5' }] }, ['lines.0.amount']],
    ['too many decimals', { lines: [{ ...line, amount: '1.005' }] }, ['lines.0.amount']],
    ['a sum that is none', { lines: [{ ...line, amount: '=4*' }] }, ['lines.0.amount']],
  ])('of %s', (_, part, names) => {
    expect(faultsOf({ ...typedBill, ...part }, format).map(({ name }) => name)).toEqual(names);
  });
});

it.each([
  ['2026-11-03', '2026-11-02', 'Before the day it was issued'],
  ['2026-11-03', '2026-11-03', undefined],
  ['2026-11-03', '', undefined],
  ['', '2026-11-02', undefined],
])('says of a bill of %s due on %s: %s', (issued, due, note) => {
  expect(noteOfDue(issued, due)).toBe(note);
});

it('adds up the lines that can be read', () => {
  const lines = [line, { ...line, amount: 'what' }, { ...line, amount: '0.70' }, blankLine];
  expect(totalOfLines(lines, format)).toBe(1300n);
});

it('takes a bill with nothing but its days for blank', () => {
  expect(isBlankBill(newBillValues('2026-03-01'))).toBe(true);
  expect(isBlankBill({ ...newBillValues('2026-03-01'), number: '7' })).toBe(false);
  expect(newBillValues('2026-01-31').due).toBe('2026-03-02');
});
