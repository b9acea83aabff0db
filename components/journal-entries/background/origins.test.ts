import { expect, it } from 'vitest';
import { sampleEntry } from '../testing/sample-entry';
import { originsOf } from './origins';

type Origins = Parameters<typeof originsOf>[1];

it('lists a bill once that the bank transaction pays in parts and the entry names, too', () => {
  const bill = { id: 'bil_1', number: '7' };
  const part = (id: string) => ({ id, bill_id: bill.id, bill });
  const background = {
    history: [],
    invoice: null,
    bill,
    transaction: {
      id: 'txn_1',
      bill_payments: [part('a'), part('b')],
      invoice_payments: [],
      refund_payments: [],
    },
  } as unknown as Origins;
  const names = (each: Origins) => originsOf(sampleEntry('je_1'), each).map(({ name }) => name);
  expect(names(background)).toEqual(['The bank transaction', 'Pays bill 7']);
  expect(names({ ...background, transaction: null })).toEqual(['Bill 7']);
});

it('leads from a refund of credit, and from a credit note, to whose they are', () => {
  const entry = sampleEntry('je_1');
  const [line] = entry.line_entries;
  if (!line) throw new Error('the sample has lines');
  const refund = { id: 'pay_1', vendor_id: null, customer_id: 'cus_1', amount: 5 };
  // A refund that is linked to an earlier payment names nobody, and is taken back by its link.
  const linked = { ...refund, id: 'pay_2', customer_id: null };
  const transaction = {
    id: 'txn_1',
    bill_payments: [],
    invoice_payments: [],
    refund_payments: [refund, linked],
  };
  const none = { history: [], invoice: null, bill: null, transaction: null } as unknown as Origins;
  const refunded = originsOf(entry, { ...none, transaction } as unknown as Origins);
  expect(refunded.map(({ name }) => name)).toEqual([
    'The bank transaction',
    'Refunds credit of the customer',
  ]);
  expect(refunded[1]).toMatchObject({ href: expect.stringContaining('customer=cus_1'), refund });
  const noted = { ...entry, credit_note_id: 'crn_1', line_entries: [{ ...line, vendor_id: 'ven_1' }] };
  expect(originsOf(noted, none)).toMatchObject([
    { name: 'The credit note', href: expect.stringContaining('vendors?vendor=ven_1') },
  ]);
});
