'use server';

import { z } from 'zod';
import { identifier } from '@/lib/contract/primitives';
import { accept } from '@/lib/result';
import { answerMember } from './answer-action';

const undone = z.strictObject({ idempotencyKey: z.uuid(), importId: identifier('transaction_import') });

/** Undoes an import; gives how many transactions were removed and how many stayed. */
export async function undoImport(businessId: string, input: z.input<typeof undone>) {
  return answerMember({ businessId, need: 'write' }, undone, input, async ({ client }, read) => {
    const answer = await client.undoTransactionImport({
      parameters: { business_id: businessId, transaction_import_id: read.importId },
      idempotencyKey: read.idempotencyKey,
      body: {},
    });
    if (!answer.ok) return answer;
    return accept({ removed: answer.value.data.removed, kept: answer.value.data.kept.length });
  });
}
