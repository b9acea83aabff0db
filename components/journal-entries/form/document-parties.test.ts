import { expect, it } from 'vitest';
import type { PartyKind } from '@/lib/contract/party';
import type { EntryBackground } from '@/lib/reads/entry-background-reads';
import { sampleEntry, sampleLine } from '../testing/sample-entry';
import { documentParties } from './document-parties';

const kinds = new Map<string, PartyKind>([
  ['payable', 'vendor'],
  ['receivable', 'customer'],
]);
const none = { transaction: null, bill: null, invoice: null };
const paying = (...vendors: string[]) =>
  ({
    ...none,
    transaction: {
      bill_payments: vendors.map((vendor_id) => ({ bill: { vendor_id } })),
      invoice_payments: [],
      refund_payments: [],
    },
  }) as unknown as Pick<EntryBackground, 'transaction' | 'bill' | 'invoice'>;
const lines = [sampleLine('bank', 'credit', 'checking'), sampleLine('owed', 'debit', 'payable')];
const payment = sampleEntry('je_1', { transaction_id: 'txn_1', bill_id: 'bil_1', line_entries: lines });

it('names the vendors of the bills that an entry pays', () => {
  expect(documentParties(payment, paying('ven_a', 'ven_b', 'ven_a'), kinds)).toEqual(
    new Map([['owed', { kind: 'vendor', ids: ['ven_a', 'ven_b'] }]]),
  );
});

it('leaves them open until they are read, but asks for none', () => {
  expect(documentParties(payment, null, kinds)).toEqual(new Map([['owed', { kind: 'vendor', ids: [] }]]));
});

it('leaves alone what names one itself, and what no document is behind', () => {
  const own = [sampleLine('owed', 'debit', 'payable', { vendor_id: 'ven_c' })];
  expect(documentParties({ ...payment, line_entries: own }, paying('ven_a'), kinds).size).toBe(0);
  expect(documentParties({ ...payment, bill_id: null }, none, kinds).size).toBe(0);
});
