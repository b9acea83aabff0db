import type { BillPayment, Bill as ShownBill } from '@/lib/contract/bill';
import type { Business } from '@/lib/contract/business';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { type Bill, billTotal } from '../../domain/bills/bill';
import {
  creditOf,
  openAmount,
  type Payment,
  totalCredited,
  totalPaid,
} from '../../domain/postings/open-item';

/** The bill as the contract shows it. */
export function presentBill(business: Business, bill: Bill): ShownBill {
  const shown = (units: bigint) => amountNumber(units, decimalsOf(business.currency));
  const total = billTotal(bill);
  return {
    id: bill.id,
    business_id: business.id,
    vendor_id: bill.partyId,
    number: bill.number,
    description: bill.description,
    total_amount: shown(total),
    total_paid: shown(totalPaid(bill)),
    settled_otherwise: shown(bill.settlement?.amount ?? 0n),
    credit_applied: shown(totalCredited(bill)),
    open_amount: shown(openAmount(bill, total)),
    credit_amount: shown(creditOf(bill, total)),
    due_at: bill.dueAt,
    issued_at: bill.postedAt,
    voided_at: bill.voidedAt,
    status: bill.status,
    metadata_: bill.metadata,
    lines: bill.lines.map((line) => ({
      id: line.id,
      bill_id: bill.id,
      description: line.description,
      number: line.number,
      ledger_id: line.ledgerId,
      amount: shown(line.amount),
      is_prepayment: line.isPrepayment,
      metadata_: line.metadata,
    })),
    payments: bill.payments.map((payment) => presentBillPayment(business, bill.id, payment)),
    credit_applications: bill.credits.map(({ id, amount, datetime }) => ({
      id,
      amount: shown(amount),
      datetime,
    })),
    journal_entry_id: bill.journalEntryId,
    settlement_entry_id: bill.settlement?.journalEntryId ?? null,
    version: bill.version,
    created_at: bill.createdAt,
    updated_at: bill.updatedAt,
  };
}

export function presentBillPayment(business: Business, billId: string, payment: Payment): BillPayment {
  return {
    id: payment.id,
    bill_id: billId,
    transaction_id: payment.transactionId,
    payment_id: payment.paymentId,
    datetime: payment.datetime,
    payment_amount: amountNumber(payment.amount, decimalsOf(business.currency)),
  };
}
