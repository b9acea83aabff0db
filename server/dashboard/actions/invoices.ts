'use server';

import { z } from 'zod';
import { bulkLimit } from '@/lib/contract/bulk-limit';
import {
  invoiceCreate,
  invoiceLineCreate,
  invoicePaymentCreate,
  invoiceUpdate,
} from '@/lib/contract/invoice';
import { lineChanges } from '@/lib/contract/line-changes';
import { identifier } from '@/lib/contract/primitives';
import { accept } from '@/lib/result';
import { entityTag } from '../accounting/entity-tag';
import { answerMember } from './answer-action';
import { decimalAmount } from './decimal-amount';
import { reviewedByHand } from './reviewed-by-hand';
import { withAuthors } from './with-authors';

const line = invoiceLineCreate.extend({
  unit_price: decimalAmount,
  quantity: decimalAmount.nullish(),
  discount_amount: decimalAmount.nullish(),
  discount_rate: decimalAmount.nullish(),
  tax_amount: decimalAmount.nullish(),
  tax_rate: decimalAmount.nullish(),
});

const newInvoice = z.strictObject({
  idempotencyKey: z.uuid(),
  invoice: invoiceCreate.extend({ lines: z.array(line).min(1).max(bulkLimit) }),
});

export async function createInvoice(businessId: string, input: z.input<typeof newInvoice>) {
  return answerMember({ businessId, need: 'write' }, newInvoice, input, async ({ client }, read) => {
    const created = await client.createInvoice({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: { ...read.invoice, source: 'manual', ...reviewedByHand },
    });
    return created.ok ? accept(created.value.data) : created;
  });
}

const invoiceChange = z.strictObject({
  idempotencyKey: z.uuid(),
  invoiceId: identifier('invoice'),
  version: z.number().int(),
  changes: invoiceUpdate.extend({
    line_changes: lineChanges(line, 'invoice_line').nullish(),
  }),
});

/** Refused with `stale_version` when somebody else changed the invoice since it was read. */
export async function updateInvoice(businessId: string, input: z.input<typeof invoiceChange>) {
  return answerMember({ businessId, need: 'write' }, invoiceChange, input, async (member, read) => {
    const updated = await member.client.updateInvoice({
      parameters: { business_id: businessId, invoice_id: read.invoiceId },
      idempotencyKey: read.idempotencyKey,
      ifMatch: entityTag(read.version),
      body: { ...read.changes, ...reviewedByHand },
    });
    return withAuthors(member, businessId, updated, [{ id: read.invoiceId, version: read.version }]);
  });
}

const newPayment = z.strictObject({
  idempotencyKey: z.uuid(),
  payment: invoicePaymentCreate.extend({
    payment_amount: decimalAmount.nullish(),
    open_amount: decimalAmount,
  }),
});

/** Applies a bank transaction, or part of it, to an invoice. */
export async function payInvoice(businessId: string, input: z.input<typeof newPayment>) {
  return answerMember({ businessId, need: 'write' }, newPayment, input, async ({ client }, read) => {
    const paid = await client.createInvoicePayment({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: read.payment,
    });
    return paid.ok ? accept(paid.value.data) : paid;
  });
}

const paymentRemoval = z.strictObject({ paymentId: identifier('invoice_payment') });

/** Takes a bank transaction off an invoice again. */
export async function removeInvoicePayment(businessId: string, input: z.input<typeof paymentRemoval>) {
  return answerMember({ businessId, need: 'write' }, paymentRemoval, input, async ({ client }, read) => {
    const removed = await client.deleteInvoicePayment({
      parameters: { business_id: businessId, invoice_payment_id: read.paymentId },
    });
    return removed.ok ? accept(removed.value.data) : removed;
  });
}
