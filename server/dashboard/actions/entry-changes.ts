'use server';

import { z } from 'zod';
import { entryChangeRequest } from '@/lib/contract/entry-change';
import { identifier } from '@/lib/contract/primitives';
import { accept } from '@/lib/result';
import { answerMember } from './answer-action';

const asked = z.strictObject({ idempotencyKey: z.uuid(), request: entryChangeRequest });

/** Changes all entries that a query finds, or tells how many these are. */
export async function changeEveryEntry(businessId: string, input: z.input<typeof asked>) {
  return answerMember({ businessId, need: 'write' }, asked, input, async ({ client }, read) => {
    const changed = await client.changeJournalEntries({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: read.request,
    });
    return changed.ok ? accept(changed.value.data) : changed;
  });
}

const undoing = z.strictObject({ idempotencyKey: z.uuid(), changeId: identifier('entry_change') });

/** Gives the entries of such a change back what they had. */
export async function undoEntryChange(businessId: string, input: z.input<typeof undoing>) {
  return answerMember({ businessId, need: 'write' }, undoing, input, async ({ client }, read) => {
    const undone = await client.undoJournalEntryChange({
      parameters: { business_id: businessId, entry_change_id: read.changeId },
      idempotencyKey: read.idempotencyKey,
    });
    return undone.ok ? accept(undone.value.data) : undone;
  });
}
