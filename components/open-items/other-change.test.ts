import { describe, expect, it } from 'vitest';
import type { Bill } from '@/lib/contract/bill';
import type { Invoice } from '@/lib/contract/invoice';
import { sampleBill } from '../bills/testing/sample-bill';
import { sampleInvoice, sampleLine } from '../invoices/testing/sample-invoice';
import { otherChangeOfItem } from './other-change';

const both: [Partial<Bill> & Partial<Invoice>, string][] = [
  [{}, 'saved it'],
  [{ status: 'voided' as const }, 'changed the status to voided'],
  [{ total_paid: 5, number: '9' }, 'changed its payments and its number'],
  [{ credit_applied: 5 }, 'changed its payments'],
  [{ due_at: '2027-01-31T00:00:00.000Z' }, 'changed its dates'],
  [{ description: 'Card' }, 'changed its description'],
];
const ofBill: [Partial<Bill>, string][] = [
  [{ lines: [], issued_at: '2027-01-01T00:00:00.000Z' }, 'changed its lines and its dates'],
  [{ vendor_id: 'ven_9' }, 'changed its vendor'],
];
const ofInvoice: [Partial<Invoice>, string][] = [
  [
    { lines: [sampleLine('inv_line_9')], sent_at: '2027-01-01T00:00:00.000Z' },
    'changed its lines and its dates',
  ],
  [{ customer_id: 'cus_9' }, 'changed its customer'],
];

describe('somebody else, by the bill,', () => {
  it.each([...both, ...ofBill])('with %j %s', (changes, words) => {
    expect(otherChangeOfItem(sampleBill, { ...sampleBill, ...changes })).toBe(words);
  });
});

describe('somebody else, by the invoice,', () => {
  it.each([...both, ...ofInvoice])('with %j %s', (changes, words) => {
    const before = sampleInvoice();
    expect(otherChangeOfItem(before, { ...before, ...changes })).toBe(words);
  });
});
