import { withoutSaved } from '@/components/forms/touched-fields';
import type { Document } from '@/lib/contract/document';

export type DocumentFieldValues = Pick<Document, 'document_type'> & { description: string };

/** The fields that were touched, and what was saved when the first of them was; the others follow the document. */
export type DocumentDraft = { touched: Partial<DocumentFieldValues>; over: DocumentFieldValues };

export function touch(
  { touched, over }: DocumentDraft,
  fields: Partial<DocumentFieldValues>,
  saved: DocumentFieldValues,
): DocumentDraft {
  const isFirst = Object.keys(touched).length === 0;
  return { touched: withoutSaved({ ...touched, ...fields }, saved), over: isFirst ? saved : over };
}

/** What is sent: only fields that were touched and are not saved yet. */
export function documentChangesOf({ touched }: DocumentDraft, saved: DocumentFieldValues) {
  return withoutSaved<DocumentFieldValues>(touched, saved);
}

/** The description that somebody else has saved meanwhile and that saving would replace; null where there is none. */
export function otherDescription({ touched, over }: DocumentDraft, saved: DocumentFieldValues) {
  const isMine = touched.description === undefined || touched.description === saved.description;
  return isMine || over.description === saved.description ? null : saved.description;
}
