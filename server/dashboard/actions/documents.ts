'use server';

import { z } from 'zod';
import { documentMatch, documentUpdate } from '@/lib/contract/document';
import { identifier } from '@/lib/contract/primitives';
import { accept } from '@/lib/result';
import { entityTag } from '../accounting/entity-tag';
import { answerMember } from './answer';

const addressed = { documentId: identifier('document'), version: z.number().int() };

const change = z.strictObject({
  ...addressed,
  idempotencyKey: z.uuid(),
  changes: documentUpdate.pick({ document_type: true, description: true }),
});

/** Refused with `stale_version` when somebody else changed the document since it was read; so are those below. */
export async function updateDocument(businessId: string, input: z.input<typeof change>) {
  return answerMember({ businessId, need: 'documents' }, change, input, async ({ client }, read) => {
    const updated = await client.updateDocument({
      parameters: { business_id: businessId, document_id: read.documentId },
      idempotencyKey: read.idempotencyKey,
      ifMatch: entityTag(read.version),
      body: read.changes,
    });
    return updated.ok ? accept(updated.value.data) : updated;
  });
}

const match = z.strictObject({ ...addressed, idempotencyKey: z.uuid(), match: documentMatch });

export async function matchDocument(businessId: string, input: z.input<typeof match>) {
  return answerMember({ businessId, need: 'documents' }, match, input, async ({ client }, read) => {
    const matched = await client.matchDocument({
      parameters: { business_id: businessId, document_id: read.documentId },
      idempotencyKey: read.idempotencyKey,
      ifMatch: entityTag(read.version),
      body: read.match,
    });
    return matched.ok ? accept(matched.value.data) : matched;
  });
}

const unmatch = z.strictObject(addressed);

export async function unmatchDocument(businessId: string, input: z.input<typeof unmatch>) {
  return answerMember({ businessId, need: 'documents' }, unmatch, input, async ({ client }, read) => {
    const unmatched = await client.unmatchDocument({
      parameters: { business_id: businessId, document_id: read.documentId },
      ifMatch: entityTag(read.version),
    });
    return unmatched.ok ? accept(unmatched.value.data) : unmatched;
  });
}
