'use server';

import { z } from 'zod';
import { bulkLimit } from '@/lib/contract/bulk-limit';
import { creditApplicationCreate, refundCreate } from '@/lib/contract/credit';
import { creditNoteCreate } from '@/lib/contract/credit-note';
import { identifier } from '@/lib/contract/primitives';
import { accept } from '@/lib/result';
import { answerMember } from './answer-action';
import { decimalAmount } from './decimal-amount';

const newApplication = z.strictObject({
  idempotencyKey: z.uuid(),
  application: creditApplicationCreate.extend({ amount: decimalAmount }),
});

/** Applies unapplied credit of a vendor to its bill, or of a customer to its invoice. */
export async function applyCredit(businessId: string, input: z.input<typeof newApplication>) {
  return answerMember({ businessId, need: 'write' }, newApplication, input, async ({ client }, read) => {
    const applied = await client.createCreditApplication({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: read.application,
    });
    return applied.ok ? accept(applied.value.data) : applied;
  });
}

const removal = z.strictObject({ creditApplicationId: identifier('credit_application') });

/** Takes credit off a bill or invoice: it is unapplied again. */
export async function removeCredit(businessId: string, input: z.input<typeof removal>) {
  return answerMember({ businessId, need: 'write' }, removal, input, async ({ client }, read) => {
    const removed = await client.deleteCreditApplication({
      parameters: { business_id: businessId, credit_application_id: read.creditApplicationId },
    });
    return removed.ok ? accept(removed.value.data) : removed;
  });
}

const newNote = z.strictObject({
  idempotencyKey: z.uuid(),
  note: creditNoteCreate.extend({
    lines: z
      .array(creditNoteCreate.shape.lines.element.extend({ amount: decimalAmount }))
      .min(1)
      .max(bulkLimit),
  }),
});

/** Enters a credit note of a vendor or for a customer. */
export async function createCreditNote(businessId: string, input: z.input<typeof newNote>) {
  return answerMember({ businessId, need: 'write' }, newNote, input, async ({ client }, read) => {
    const created = await client.createCreditNote({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: read.note,
    });
    return created.ok ? accept(created.value.data) : created;
  });
}

const voiding = z.strictObject({ idempotencyKey: z.uuid(), creditNoteId: identifier('credit_note') });

/** Voids a credit note: its entry is reversed. */
export async function voidCreditNote(businessId: string, input: z.input<typeof voiding>) {
  return answerMember({ businessId, need: 'write' }, voiding, input, async ({ client }, read) => {
    const voided = await client.voidCreditNote({
      parameters: { business_id: businessId, credit_note_id: read.creditNoteId },
      idempotencyKey: read.idempotencyKey,
    });
    return voided.ok ? accept(voided.value.data) : voided;
  });
}

const newRefund = z.strictObject({
  idempotencyKey: z.uuid(),
  refund: refundCreate.extend({ amount: decimalAmount }),
});

/** Records that a bank transaction refunds unapplied credit of a vendor or customer. */
export async function refundCredit(businessId: string, input: z.input<typeof newRefund>) {
  return answerMember({ businessId, need: 'write' }, newRefund, input, async ({ client }, read) => {
    const refunded = await client.createRefund({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: read.refund,
    });
    return refunded.ok ? accept(refunded.value.data) : refunded;
  });
}

const refundRemoval = z.strictObject({ refundPaymentId: identifier('refund_payment') });

/** Takes a transaction off the credit that it refunded: the credit is unapplied again. */
export async function removeRefund(businessId: string, input: z.input<typeof refundRemoval>) {
  return answerMember({ businessId, need: 'write' }, refundRemoval, input, async ({ client }, read) => {
    const removed = await client.deleteRefund({
      parameters: { business_id: businessId, refund_payment_id: read.refundPaymentId },
    });
    return removed.ok ? accept(removed.value.data) : removed;
  });
}
