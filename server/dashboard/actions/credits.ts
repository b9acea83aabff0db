'use server';

import { z } from 'zod';
import { creditApplicationCreate } from '@/lib/contract/credit';
import { identifier } from '@/lib/contract/primitives';
import { accept } from '@/lib/result';
import { answerMember } from './answer';
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
