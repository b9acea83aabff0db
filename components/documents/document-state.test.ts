import { describe, expect, it } from 'vitest';
import { documentStateOf } from './document-state';
import { sampleDocument } from './testing/sample-document';

const nothing = {
  vendor_name: null,
  total_amount: null,
  currency: null,
  issued_on: null,
  number: null,
  due_on: null,
  is_credit_note: false,
  corrects: null,
  lines: [],
  turn: 0 as const,
};
const match = { transaction_id: 'txn_1BoatSLRHtKNngkdXEeobR', confidence: 0.97, reasons: [] };

const bill = { ...nothing, is_bill: true };

describe('documentStateOf', () => {
  it.each([
    ['loose', {}],
    ['suggested', { suggested_matches: [match] }],
    ['reading', { status: 'processing' }],
    ['broken', { status: 'failed', failure: 'unreadable' }],
    ['to_enter', { extraction: bill }],
    ['same_invoice', { extraction: bill, same_invoice_as: 'doc_2' }],
    ['duplicate', { duplicate_of: 'doc_2' }],
    ['suggested', { extraction: bill, suggested_matches: [match] }],
    ['billed', { bill_id: 'bill_1', extraction: bill }],
    ['linked', { transaction_id: match.transaction_id }],
    ['linked', { transaction_id: match.transaction_id, status: 'failed', failure: 'damaged' }],
  ] as const)('is %s for %o', (state, changed) => {
    const suggested = 'suggested_matches' in changed ? [...changed.suggested_matches] : [];
    expect(documentStateOf(sampleDocument({ ...changed, suggested_matches: suggested }))).toBe(state);
  });
});
