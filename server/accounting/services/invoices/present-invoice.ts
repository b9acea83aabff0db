import type { Business } from '@/lib/contract/business';
import type { InvoicePayment, Invoice as ShownInvoice } from '@/lib/contract/invoice';
import { amountNumber, type JsonNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { millionthDecimals } from '@/lib/money/line-amounts';
import { type Invoice, type InvoiceLine, invoiceTotal } from '../../domain/invoices/invoice';
import {
  creditOf,
  isPosted,
  openAmount,
  type Payment,
  totalCredited,
  totalPaid,
} from '../../domain/postings/open-item';

/** The invoice as the contract shows it. */
export function presentInvoice(business: Business, invoice: Invoice): ShownInvoice {
  const shown = (units: bigint) => amountNumber(units, decimalsOf(business.currency));
  const total = invoiceTotal(invoice);
  return {
    id: invoice.id,
    business_id: business.id,
    customer_id: invoice.partyId,
    number: invoice.number,
    description: invoice.description,
    total_amount: shown(total),
    total_paid: shown(totalPaid(invoice)),
    settled_otherwise: shown(invoice.settlement?.amount ?? 0n),
    credit_applied: shown(totalCredited(invoice)),
    open_amount: shown(openAmount(invoice, total)),
    credit_amount: shown(creditOf(invoice, total)),
    source: invoice.source,
    status: invoice.status,
    due_at: invoice.dueAt,
    sent_at: invoice.postedAt,
    never_sent: invoice.neverPosted && !isPosted(invoice),
    voided_at: invoice.voidedAt,
    metadata_: invoice.metadata,
    lines: invoice.lines.map((line) => presentLine(invoice.id, line, shown)),
    payments: invoice.payments.map((payment) => presentInvoicePayment(business, invoice.id, payment)),
    credit_applications: invoice.credits.map(({ id, amount, datetime }) => ({
      id,
      amount: shown(amount),
      datetime,
    })),
    journal_entry_id: invoice.journalEntryId,
    settlement_entry_id: invoice.settlement?.journalEntryId ?? null,
    version: invoice.version,
    created_at: invoice.createdAt,
    updated_at: invoice.updatedAt,
  };
}

function presentLine(
  invoiceId: string,
  line: InvoiceLine,
  shown: (units: bigint) => JsonNumber,
): ShownInvoice['lines'][number] {
  const factor = (millionths: bigint) => amountNumber(millionths, millionthDecimals);
  return {
    id: line.id,
    invoice_id: invoiceId,
    description: line.description,
    ledger_id: line.ledgerId,
    quantity: factor(line.quantityMillionths),
    unit_price: factor(line.unitPriceMillionths),
    discount_amount: shown(line.discount),
    discount_rate: factor(line.discountRateMillionths),
    tax_amount: shown(line.tax),
    tax_rate: factor(line.taxRateMillionths),
    is_prepayment: line.isPrepayment,
    metadata_: line.metadata,
  };
}

export function presentInvoicePayment(
  business: Business,
  invoiceId: string,
  payment: Payment,
): InvoicePayment {
  return {
    id: payment.id,
    invoice_id: invoiceId,
    transaction_id: payment.transactionId,
    payment_id: payment.paymentId,
    datetime: payment.datetime,
    payment_amount: amountNumber(payment.amount, decimalsOf(business.currency)),
  };
}
