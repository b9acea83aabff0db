import type { Invoice } from '@/lib/contract/invoice';

type Line = Invoice['lines'][number];

/** A line of one piece on the ledger of projects. */
export function sampleLine(id: string, more: Partial<Line> = {}): Line {
  return {
    id,
    invoice_id: 'inv_1',
    description: '',
    ledger_id: 'projects',
    quantity: 1,
    unit_price: 1,
    discount_amount: 0,
    discount_rate: 0,
    tax_amount: 0,
    tax_rate: 0,
    is_prepayment: false,
    metadata_: {},
    ...more,
  };
}

/** An open invoice of one line. */
export function sampleInvoice(more: Partial<Invoice> = {}): Invoice {
  return {
    id: 'inv_1',
    business_id: 'biz_1',
    customer_id: 'cus_1',
    number: '7',
    description: 'Poster',
    total_amount: 1,
    total_paid: 0,
    settled_otherwise: 0,
    credit_applied: 0,
    open_amount: 1,
    credit_amount: 0,
    source: 'manual',
    status: 'open',
    due_at: '2026-12-03T00:00:00.000Z',
    sent_at: '2026-11-03T00:00:00.000Z',
    never_sent: false,
    voided_at: null,
    metadata_: {},
    lines: [sampleLine('inv_line_1')],
    payments: [],
    credit_applications: [],
    journal_entry_id: 'je_1',
    settlement_entry_id: null,
    version: 1,
    created_at: '2026-11-03T00:00:00.000Z',
    updated_at: '2026-11-03T00:00:00.000Z',
    ...more,
  };
}
