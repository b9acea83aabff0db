import type { Bill } from '@/lib/contract/bill';
import type { BillValues } from '../form/bill-values';

/** A bill of two lines, 50.00 and 12.30. */
export const sampleBill: Bill = {
  id: 'bill_1',
  business_id: 'biz_1',
  vendor_id: 'ven_1',
  number: 'A-1',
  description: 'Paper',
  total_amount: 62.3,
  total_paid: 0,
  settled_otherwise: 0,
  credit_applied: 0,
  open_amount: 62.3,
  credit_amount: 0,
  due_at: '2026-04-01T00:00:00.000Z',
  issued_at: '2026-03-01T00:00:00.000Z',
  voided_at: null,
  status: 'open',
  metadata_: {},
  lines: [line('bill_line_1', 'ldg_1', 'Cotton', 50), line('bill_line_2', 'ldg_2', '', 12.3)],
  payments: [],
  credit_applications: [],
  journal_entry_id: 'je_1',
  settlement_entry_id: null,
  version: 1,
  created_at: '2026-03-01T00:00:00.000Z',
  updated_at: '2026-03-01T00:00:00.000Z',
};

function line(id: string, ledger_id: string, description: string, amount: number) {
  return {
    id,
    bill_id: 'bill_1',
    description,
    number: null,
    ledger_id,
    amount,
    is_prepayment: false,
    metadata_: {},
  };
}

/** A bill as typed, of one line over 12.30. */
export const typedBill: BillValues = {
  vendorId: 'ven_1',
  number: ' A-1 ',
  issued: '2026-03-01',
  due: '2026-03-31',
  description: '',
  lines: [{ lineId: null, ledgerId: 'ldg_1', description: 'Ink', amount: '=4.1*3' }],
};
