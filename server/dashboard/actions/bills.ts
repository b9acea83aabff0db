'use server';

import { z } from 'zod';
import { billCreate, billLineCreate, billUpdate } from '@/lib/contract/bill';
import { bulkLimit } from '@/lib/contract/bulk-limit';
import { declinedDuplicateCreate } from '@/lib/contract/duplicate-bill';
import { lineChanges } from '@/lib/contract/line-changes';
import { identifier } from '@/lib/contract/primitives';
import { accept } from '@/lib/result';
import { entityTag } from '../accounting/entity-tag';
import { answerMember } from './answer-action';
import { decimalAmount } from './decimal-amount';
import { reviewedByHand } from './reviewed-by-hand';
import { withAuthors } from './with-authors';

const line = billLineCreate.extend({ amount: decimalAmount });

const newBills = z.strictObject({
  idempotencyKey: z.uuid(),
  bills: z
    .array(billCreate.extend({ lines: z.array(line).min(1).max(bulkLimit) }))
    .min(1)
    .max(bulkLimit),
});

/** Enters bills, all or none. */
export async function createBills(businessId: string, input: z.input<typeof newBills>) {
  return answerMember({ businessId, need: 'write' }, newBills, input, async ({ client }, read) => {
    const created = await client.createBills({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: read.bills.map((bill) => ({ ...bill, ...reviewedByHand })),
    });
    return created.ok ? accept(created.value.data) : created;
  });
}

const billChange = z.strictObject({
  idempotencyKey: z.uuid(),
  billId: identifier('bill'),
  version: z.number().int(),
  changes: billUpdate.extend({
    line_changes: lineChanges(line, 'bill_line').nullish(),
  }),
});

/** Refused with `stale_version` when somebody else changed the bill since it was read. */
export async function updateBill(businessId: string, input: z.input<typeof billChange>) {
  return answerMember({ businessId, need: 'write' }, billChange, input, async (member, read) => {
    const updated = await member.client.updateBill({
      parameters: { business_id: businessId, bill_id: read.billId },
      idempotencyKey: read.idempotencyKey,
      ifMatch: entityTag(read.version),
      body: { ...read.changes, ...reviewedByHand },
    });
    return withAuthors(member, businessId, updated, [{ id: read.billId, version: read.version }]);
  });
}

const distinct = declinedDuplicateCreate.extend({ idempotencyKey: z.uuid(), billId: identifier('bill') });

/** Keeps that a bill is no duplicate of another that looks like it. */
export async function declineDuplicate(businessId: string, input: z.input<typeof distinct>) {
  return answerMember({ businessId, need: 'write' }, distinct, input, async ({ client }, read) => {
    const declined = await client.declineDuplicateBill({
      parameters: { business_id: businessId, bill_id: read.billId },
      idempotencyKey: read.idempotencyKey,
      body: { other_bill_id: read.other_bill_id },
    });
    return declined.ok ? accept(null) : declined;
  });
}

const payment = z.strictObject({
  idempotencyKey: z.uuid(),
  billId: identifier('bill'),
  transactionId: identifier('transaction'),
  payment_amount: decimalAmount,
  open_amount: decimalAmount,
});

/** Pays a bill, or a part of it, out of a bank transaction. */
export async function payBill(businessId: string, input: z.input<typeof payment>) {
  return answerMember({ businessId, need: 'write' }, payment, input, async ({ client }, read) => {
    const paid = await client.createBillPayment({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: {
        bill_id: read.billId,
        transaction_id: read.transactionId,
        payment_amount: read.payment_amount,
        open_amount: read.open_amount,
      },
    });
    return paid.ok ? accept(paid.value.data) : paid;
  });
}

const removal = z.strictObject({ paymentId: identifier('bill_payment') });

/** Takes a transaction off its bill again. */
export async function removeBillPayment(businessId: string, input: z.input<typeof removal>) {
  return answerMember({ businessId, need: 'write' }, removal, input, async ({ client }, read) => {
    const removed = await client.deleteBillPayment({
      parameters: { business_id: businessId, bill_payment_id: read.paymentId },
    });
    return removed.ok ? accept(removed.value.data) : removed;
  });
}
