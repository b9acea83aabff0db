'use server';

import { z } from 'zod';
import { tagCreate } from '@/lib/contract/tag';
import { accept } from '@/lib/result';
import { answerMember } from './answer-action';

const newTag = z.strictObject({ idempotencyKey: z.uuid(), tag: tagCreate });

export async function createTag(businessId: string, input: z.input<typeof newTag>) {
  return answerMember({ businessId, need: 'write' }, newTag, input, async ({ client }, read) => {
    const created = await client.createTag({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: read.tag,
    });
    return created.ok ? accept(created.value.data) : created;
  });
}
