import { expect, it } from 'vitest';
import { entry, lines } from '../../postings/testing/small-items';
import { leavesRefundBehind } from './leaves-refund-behind';

const refund = (...texts: string[]) => ({ entry: entry({ lines: lines(...texts) }), bankLedgerId: 'card' });
const ofRent = refund('debit card 40', 'credit rent 40');
const paid = ['credit bank 100', 'debit rent 100'];

it.each([
  ['another ledger', ['credit bank 100', 'debit tax 100']],
  ['another ledger in part', ['credit bank 100', 'debit rent 99', 'debit tax 1']],
  ['the payment of a bill', ['credit bank 100', 'debit payable 100 p']],
])('leaves the refund behind by %s', (_, after) => {
  expect(leavesRefundBehind(lines(...paid), lines(...after), 'bank', [ofRent])).toBe(true);
});

it.each([
  ['the same in two lines', paid, ['credit bank 100', 'debit rent 60', 'debit rent 40'], [ofRent]],
  ['more on its ledger', ['credit bank 100', 'debit rent 60', 'debit tax 40'], paid, [ofRent]],
  [
    'another ledger of what did not come back',
    ['credit bank 100', 'debit rent 60', 'debit tax 40'],
    ['credit bank 100', 'debit rent 60', 'debit prepaid 40'],
    [ofRent],
  ],
  [
    'another ledger beside the bill whose ledgers it reduced',
    ['credit bank 100', 'debit payable 60 p', 'debit tax 40'],
    ['credit bank 100', 'debit payable 60 p', 'debit prepaid 40'],
    [ofRent],
  ],
  ['another ledger where nothing came back', paid, ['credit bank 100', 'debit tax 100'], []],
])('does not by %s', (_, before, after, refunds) => {
  expect(leavesRefundBehind(lines(...before), lines(...after), 'bank', refunds)).toBe(false);
});

it('is left behind also where money went back to a customer', () => {
  const back = refund('credit card 40', 'debit sales 40');
  const [before, after] = [
    ['debit bank 100', 'credit sales 100'],
    ['debit bank 100', 'credit in 100'],
  ] as const;
  expect(leavesRefundBehind(lines(...before), lines(...after), 'bank', [back])).toBe(true);
});

it('is left behind where another vendor is named', () => {
  const of = (vendorId: string, ...texts: string[]) =>
    lines(...texts).map((line) =>
      line.ledgerId === 'payable' ? { ...line, onAccount: { vendorId, customerId: null } } : line,
    );
  const back = {
    entry: entry({ lines: of('ven_1', 'debit card 40', 'credit payable 40') }),
    bankLedgerId: 'card',
  };
  const [before, after] = ['ven_1', 'ven_2'].map((id) => of(id, 'credit bank 100', 'debit payable 100'));
  expect(leavesRefundBehind(before ?? [], after ?? [], 'bank', [back])).toBe(true);
  expect(leavesRefundBehind(before ?? [], before ?? [], 'bank', [back])).toBe(false);
});
