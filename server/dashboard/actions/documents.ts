'use server';

import { z } from 'zod';
import type { Client, ClientResult } from '@/lib/client/client';
import {
  type Document,
  documentDeletion,
  documentMatch,
  documentMatches,
  documentUpdate,
  extractionUpdate,
} from '@/lib/contract/document';
import { identifier } from '@/lib/contract/primitives';
import { accept } from '@/lib/result';
import { entityTag } from '../accounting/entity-tag';
import { answerMember } from './answer-action';
import { decimalAmount } from './decimal-amount';
import { withAuthors } from './with-authors';

const addressed = { documentId: identifier('document'), version: z.number().int() };

const change = z.strictObject({
  ...addressed,
  idempotencyKey: z.uuid(),
  changes: documentUpdate
    .pick({ document_type: true, description: true })
    .extend({ extraction: extractionUpdate.extend({ total_amount: decimalAmount.nullish() }).nullish() }),
});

/** Refused with `stale_version` when somebody else changed the document since it was read; so are those below. */
export async function updateDocument(businessId: string, input: z.input<typeof change>) {
  return answerMember({ businessId, need: 'documents' }, change, input, async (member, read) => {
    const updated = await member.client.updateDocument({
      parameters: { business_id: businessId, document_id: read.documentId },
      idempotencyKey: read.idempotencyKey,
      ifMatch: entityTag(read.version),
      body: read.changes,
    });
    return withAuthors(member, businessId, updated, [{ id: read.documentId, version: read.version }]);
  });
}

/** `attachedTo` is the transaction to which the document was attached when it was seen. */
const seen = { ...addressed, attachedTo: identifier('transaction').nullable() };

const match = z.strictObject({ ...seen, idempotencyKey: z.uuid(), match: documentMatch });

/**
 * Attaches a document. Only another attachment than the one that was seen is a conflict, as for taking it off. Gives the document that
 * was attached with it, too: what stands for a copy, unless it was attached before.
 */
export async function matchDocument(businessId: string, input: z.input<typeof match>) {
  return answerMember({ businessId, need: 'documents' }, match, input, async ({ client }, read) => {
    const parameters = { business_id: businessId, document_id: read.documentId };
    const { idempotencyKey, match: body } = read;
    const matched = await whileAttached(client, parameters, read, (ifMatch) =>
      client.matchDocument({ parameters, idempotencyKey, ifMatch, body }),
    );
    if (!matched.ok) return matched;
    const { data } = matched.value;
    return accept({ ...data, attached_with: await attachedWith(client, businessId, data) });
  });
}

const unmatch = z.strictObject(seen);

export async function unmatchDocument(businessId: string, input: z.input<typeof unmatch>) {
  return answerMember({ businessId, need: 'documents' }, unmatch, input, async ({ client }, read) => {
    const parameters = { business_id: businessId, document_id: read.documentId };
    const unmatched = await whileAttached(client, parameters, read, (ifMatch) =>
      client.unmatchDocument({ parameters, ifMatch }),
    );
    return unmatched.ok ? accept(unmatched.value.data) : unmatched;
  });
}

const separation = z.strictObject(addressed);

/** Takes another file of an invoice for an invoice of its own. */
export async function separateInvoice(businessId: string, input: z.input<typeof separation>) {
  return answerMember({ businessId, need: 'documents' }, separation, input, async ({ client }, read) => {
    const separated = await client.separateInvoice({
      parameters: { business_id: businessId, document_id: read.documentId },
      ifMatch: entityTag(read.version),
    });
    return separated.ok ? accept(separated.value.data) : separated;
  });
}

const several = z.strictObject({ idempotencyKey: z.uuid(), matches: documentMatches });

/** Matches several documents or takes their matches back, all or nothing. */
export async function matchDocuments(businessId: string, input: z.input<typeof several>) {
  return answerMember({ businessId, need: 'documents' }, several, input, async ({ client }, read) => {
    const matched = await client.matchDocuments({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: read.matches,
    });
    return matched.ok ? accept(matched.value.data) : matched;
  });
}

const deletion = z.strictObject({ idempotencyKey: z.uuid(), deletion: documentDeletion });

/** Deletes documents for good; the reason is kept. */
export async function deleteDocuments(businessId: string, input: z.input<typeof deletion>) {
  return answerMember({ businessId, need: 'documents' }, deletion, input, async ({ client }, read) => {
    const deleted = await client.deleteDocuments({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: read.deletion,
    });
    return deleted.ok ? accept(deleted.value.data) : deleted;
  });
}

const pair = z.strictObject({
  documentId: identifier('document'),
  transactionId: identifier('transaction'),
  isDeclined: z.boolean(),
});

/** Declines a suggested match for good, or lets it be suggested again. */
export async function decideMatch(businessId: string, input: z.input<typeof pair>) {
  return answerMember({ businessId, need: 'documents' }, pair, input, async ({ client }, read) => {
    const parameters = { business_id: businessId, document_id: read.documentId };
    const transaction = { transaction_id: read.transactionId };
    const decided = read.isDeclined
      ? await client.declineMatch({ parameters, body: transaction })
      : await client.restoreMatch({ parameters: { ...parameters, ...transaction } });
    return decided.ok ? accept(decided.value.data) : decided;
  });
}

type Seen = { version: number; attachedTo: string | null };

/** Tries on the present version what was refused on the one seen: the service itself changes a document by reading it. */
async function whileAttached(
  client: Client,
  parameters: { business_id: string; document_id: string },
  { version, attachedTo }: Seen,
  act: (ifMatch: string) => Promise<ClientResult<{ data: Document }>>,
): Promise<ClientResult<{ data: Document }>> {
  const tried = await act(entityTag(version));
  if (tried.ok || tried.problem.code !== 'stale_version') return tried;
  const present = await client.getDocument({ parameters });
  if (!present.ok || present.value.data.transaction_id !== attachedTo) return tried;
  return act(entityTag(present.value.data.version));
}

/** The first of a copy where it was changed by the very request that attached the copy; null where it was not, or cannot be read. */
async function attachedWith(
  client: Client,
  businessId: string,
  copy: Document,
): Promise<Pick<Document, 'id' | 'version'> | null> {
  let first = copy;
  for (let next = originalOf(copy); next !== null; next = originalOf(first)) {
    const read = await client.getDocument({ parameters: { business_id: businessId, document_id: next } });
    if (!read.ok) return null;
    first = read.value.data;
  }
  const isWith = first.transaction_id === copy.transaction_id && first.updated_at === copy.updated_at;
  return first !== copy && isWith ? { id: first.id, version: first.version } : null;
}

function originalOf({ duplicate_of, same_invoice_as }: Document): string | null {
  return duplicate_of ?? same_invoice_as;
}
