import type { Document } from '@/lib/contract/document';

/** A receipt that was read and is attached to nothing, with what the test is about changed. */
export function sampleDocument(changed: Partial<Document>): Document {
  return {
    id: 'doc_1BoatSLRHtKNngkdXEeobR',
    task_id: null,
    business_id: 'biz_1BoatSLRHtKNngkdXEeobR',
    name: 'receipt.pdf',
    description: null,
    document_type: 'receipt',
    file_size: 1024,
    media_type: 'application/pdf',
    status: 'ready',
    external_account_id: null,
    transaction_id: null,
    bill_id: null,
    matched_by: null,
    duplicate_of: null,
    same_invoice_as: null,
    metadata_: {},
    failure: null,
    extraction: {
      vendor_name: null,
      total_amount: null,
      currency: null,
      issued_on: null,
      number: null,
      due_on: null,
      is_bill: false,
      is_credit_note: false,
      corrects: null,
      lines: [],
      turn: 0,
    },
    suggested_matches: [],
    version: 1,
    created_at: '2026-01-31T12:00:00.000Z',
    updated_at: '2026-01-31T12:00:00.000Z',
    ...changed,
  };
}
