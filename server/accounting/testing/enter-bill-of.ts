import { call } from './call';
import type { newPayables } from './payables';

type Books = Awaited<ReturnType<typeof newPayables>>;

/** Enters a bill of 119.00 for the document; gives the answer. */
export function enterBillOf(
  service: Parameters<typeof call>[0],
  books: Books,
  number: string,
  documentId: string,
) {
  return call(service, 'POST', `/v0/business/${books.business.id}/bills`, [
    {
      business_id: books.business.id,
      vendor_id: books.vendor.id,
      number,
      description: '',
      issued_at: '2026-03-04T00:00:00Z',
      due_at: '2026-04-03T00:00:00Z',
      document_id: documentId,
      lines: [{ ledger_id: books.ledger('Rent').id, amount: 119 }],
    },
  ]);
}
