import { expect, it } from 'vitest';
import { refuseOutdatedPayment } from './refuse-outdated-payment';

const now = { kind: 'invoice', number: '1001', open: 60_000n, left: 60_000n } as const;
const refused = (link: { amount: bigint; excessAmount?: bigint }, changed: Partial<typeof now> | object) =>
  refuseOutdatedPayment(link, { ...now, ...changed }, 'USD')?.detail ?? null;

it.each([
  ['what is still open', { amount: 60_000n }, {}, null],
  ['a part of it', { amount: 100n }, {}, null],
  ['an excess that was suggested', { amount: 61_000n, excessAmount: 1_000n }, { left: 61_000n }, null],
  [
    'what is paid by now',
    { amount: 60_000n },
    { open: 0n },
    'Invoice 1001 has 0.00 open now, and 600.00 was suggested to pay it.',
  ],
  [
    'more than is open by now',
    { amount: 60_000n },
    { kind: 'bill', open: 59_999n },
    'Bill 1001 has 599.99 open now, and 600.00 was suggested to pay it.',
  ],
  [
    'by what has paid otherwise',
    { amount: 60_000n },
    { left: 100n },
    'The transaction has 1.00 left now, and 600.00 of it was suggested to pay Invoice 1001.',
  ],
])('%s', (_, link, changed, detail) => {
  expect(refused(link, changed)).toBe(detail);
});
