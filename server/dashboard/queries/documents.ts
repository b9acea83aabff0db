import type { z } from 'zod';
import type { Document, documentListQuery } from '@/lib/contract/document';
import type { Transaction } from '@/lib/contract/transaction';
import { mediaTypes } from '@/lib/media-type';
import { accept } from '@/lib/result';
import { type Member, memberOrProblem } from '../session/guard';
import { problemAnswer } from './data-answer';
import { fileAnswer } from './file-answer';

export type DocumentQuery = z.input<typeof documentListQuery>;

/** One page of documents. */
export function readDocuments({ client }: Member, businessId: string, query: DocumentQuery) {
  return client.listDocuments({ parameters: { business_id: businessId }, query });
}

/** A document, the transactions that it names, the bill entered from it, and the other files of the invoice. */
export async function readDocument(member: Member, businessId: string, documentId: string) {
  const { client } = member;
  const parameters = { business_id: businessId };
  const document = await client.getDocument({ parameters: { ...parameters, document_id: documentId } });
  if (!document.ok) return document;
  const [named, files] = await Promise.all([
    Promise.all(
      transactionsNamedBy(document.value.data).map((id) =>
        client.getTransaction({ parameters: { ...parameters, transaction_id: id } }),
      ),
    ),
    readFilesOfInvoice(member, businessId, document.value.data),
  ]);
  const refusal = named.find((each) => !each.ok);
  if (refusal && !refusal.ok) return refusal;
  const transactions: Transaction[] = named.flatMap((each) => (each.ok ? [each.value.data] : []));
  if (!files.ok) return files;
  const { bill_id } = document.value.data;
  const read = { data: document.value.data, transactions, files: files.value };
  if (bill_id === null) return accept({ ...read, bill: null });
  const bill = await client.getBill({ parameters: { ...parameters, bill_id } });
  if (!bill.ok) return bill;
  return accept({ ...read, bill: bill.value.data });
}

/** Names and identifiers of the other files of its invoice, first the one that stands for it. */
async function readFilesOfInvoice(
  { client }: Member,
  businessId: string,
  { id, same_invoice_as }: Pick<Document, 'id' | 'same_invoice_as'>,
) {
  const parameters = { business_id: businessId };
  const original =
    same_invoice_as === null
      ? null
      : await client.getDocument({ parameters: { ...parameters, document_id: same_invoice_as } });
  if (original && !original.ok) return original;
  const copies = await client.listDocuments({
    parameters,
    query: { same_invoice_as: same_invoice_as ?? id },
  });
  if (!copies.ok) return copies;
  const files = [...(original ? [original.value.data] : []), ...copies.value.data];
  return accept(files.filter((each) => each.id !== id).map((each) => ({ id: each.id, name: each.name })));
}

function transactionsNamedBy({ transaction_id, suggested_matches }: Document): string[] {
  return transaction_id === null ? suggested_matches.map((each) => each.transaction_id) : [transaction_id];
}

type ContentContext = { params: Promise<{ businessId: string; documentId: string }> };

/** What the service takes, and so all that may come back under its own type. */
const storedTypes = new Set<string>(mediaTypes);

/** Answers a document's file as it comes from the service. */
export async function answerDocumentContent(request: Request, context: ContentContext): Promise<Response> {
  const { businessId, documentId } = await context.params;
  const member = await memberOrProblem(businessId, 'read');
  if (!member.ok) return problemAnswer(member.problem);
  const file = await member.value.client.getDocumentContent({
    parameters: { business_id: businessId, document_id: documentId },
    signal: request.signal,
  });
  if (!file.ok) return problemAnswer(file.problem);
  return fileAnswer(file.value, storedTypes);
}
