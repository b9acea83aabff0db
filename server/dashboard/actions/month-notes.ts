'use server';

import { z } from 'zod';
import { monthNoteUpdate } from '@/lib/contract/month-note';
import { accept } from '@/lib/result';
import { entityTag } from '../accounting/entity-tag';
import { answerMember } from './answer-action';

const changed = z.strictObject({
  idempotencyKey: z.uuid(),
  month: z.string(),
  version: z.number().int(),
  note: monthNoteUpdate,
});

/** Replaces the commentary on a month, unless somebody else has changed it since it was read. */
export async function saveMonthNote(businessId: string, input: z.input<typeof changed>) {
  return answerMember({ businessId, need: 'write' }, changed, input, async ({ client }, read) => {
    const saved = await client.updateMonthNote({
      parameters: { business_id: businessId, month: read.month },
      idempotencyKey: read.idempotencyKey,
      ifMatch: entityTag(read.version),
      body: read.note,
    });
    return saved.ok ? accept(saved.value.data) : saved;
  });
}
