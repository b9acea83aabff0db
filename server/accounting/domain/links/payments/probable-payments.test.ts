import { expect, it } from 'vitest';
import { confidenceBeside, type PaymentClaim, probablePayments } from './probable-payments';

const claim = (
  id: string,
  [transactionId, left]: [string, bigint],
  itemId: string,
  amount: bigint,
  confidence: number,
  more: Partial<PaymentClaim> = {},
): PaymentClaim => ({
  id,
  groupId: null,
  transactionId,
  left,
  itemId,
  amount,
  confidence,
  datetime: '2026-10-07T00:00:00.000Z',
  ...more,
});
const chosen = (claims: readonly PaymentClaim[], open: Record<string, bigint>) =>
  probablePayments(claims, new Map(Object.entries(open))).map(({ id }) => id);

it('counts one deposit once: for the surest of two invoices', () => {
  const deposit: [string, bigint] = ['t', 558_000n];
  const claims = [
    claim('part', deposit, 'QF-302', 120_000n, 0.59),
    claim('exact', deposit, 'QF-310', 558_000n, 0.97),
  ];
  expect(chosen(claims, { 'QF-302': 120_000n, 'QF-310': 558_000n })).toEqual(['exact']);
});

it('counts one bill once: for the surest of two payments', () => {
  const claims = [
    claim('part', ['a', 8_910n], 'V-77', 8_910n, 0.7),
    claim('exact', ['b', 10_000n], 'V-77', 10_000n, 0.997),
  ];
  expect(chosen(claims, { 'V-77': 10_000n })).toEqual(['exact']);
});

it('counts parts of one bill together, as far as they fit', () => {
  const claims = [
    claim('first', ['a', 6_000n], 'V-77', 6_000n, 0.9),
    claim('second', ['b', 4_000n], 'V-77', 4_000n, 0.8),
    claim('third', ['c', 1n], 'V-77', 1n, 0.7),
  ];
  expect(chosen(claims, { 'V-77': 10_000n })).toEqual(['first', 'second']);
});

it('takes what is paid together all or not at all, of equally sure ones for the earlier money', () => {
  const later = { groupId: 'l1', datetime: '2026-11-03T00:00:00.000Z' };
  const earlier = { groupId: 'e1' };
  const claims = [
    claim('l1', ['late', 150_000n], '1001', 60_000n, 0.97, later),
    claim('l2', ['late', 150_000n], '1002', 90_000n, 0.97, later),
    claim('e1', ['early', 150_000n], '1001', 60_000n, 0.97, earlier),
    claim('e2', ['early', 150_000n], '1002', 90_000n, 0.97, earlier),
  ];
  expect(chosen(claims, { '1001': 60_000n, '1002': 90_000n })).toEqual(['e1', 'e2']);
  expect(chosen(claims, { '1001': 60_000n, '1002': 89_999n })).toEqual([]);
});

it('leaves out what is not probable, what is paid by now, and what the transaction has spent', () => {
  const even = claim('even', ['t', 100n], 'i', 100n, 0.5);
  expect(chosen([even], { i: 100n })).toEqual([]);
  const sure = claim('sure', ['t', 100n], 'i', 100n, 0.9);
  expect(chosen([sure], {})).toEqual([]);
  expect(chosen([{ ...sure, left: 99n }], { i: 100n })).toEqual([]);
});

it('counts of an overpayment what is open', () => {
  const more = claim('more', ['t', 110n], 'i', 110n, 0.9, { excessAmount: 10n });
  expect(chosen([more], { i: 100n })).toEqual(['more']);
  expect(chosen([more], { i: 99n })).toEqual([]);
});

it('is as likely beside a surer payment of the same as that leaves it', () => {
  const part = claim('part', ['a', 8_910n], 'V-77', 8_910n, 0.7);
  const exact = claim('exact', ['b', 10_000n], 'V-77', 10_000n, 0.997);
  const open = new Map([['V-77', 10_000n]]);
  const confidences = [part, exact].map((each) => confidenceBeside([each], [exact], open));
  expect(confidences).toEqual([0.003, 0.997]);
  // Both fit.
  expect(confidenceBeside([part], [exact], new Map([['V-77', 20_000n]]))).toBe(0.7);
});
