import type { Document, DocumentType } from '@/lib/contract/document';

export const documentTypeNames: Record<DocumentType, string> = {
  receipt: 'Receipt',
  statement: 'Statement',
  other: 'Other',
};

export const typeChoices = [
  { id: 'receipt', name: documentTypeNames.receipt },
  { id: 'statement', name: documentTypeNames.statement },
  { id: 'other', name: documentTypeNames.other },
] as const;

/** What screens say of a document, in a word: its status, and what it belongs to. */
export type DocumentState =
  | 'linked'
  | 'billed'
  | 'duplicate'
  | 'same_invoice'
  | 'suggested'
  | 'reading'
  | 'broken'
  | 'to_enter'
  | 'loose';

export function documentStateOf(document: Document): DocumentState {
  const { transaction_id, bill_id, status, suggested_matches, extraction } = document;
  if (transaction_id !== null) return 'linked';
  if (bill_id !== null) return 'billed';
  if (document.duplicate_of !== null) return 'duplicate';
  if (document.same_invoice_as !== null) return 'same_invoice';
  if (status === 'processing') return 'reading';
  if (status === 'failed') return 'broken';
  if (suggested_matches.length > 0) return 'suggested';
  return extraction?.is_bill ? 'to_enter' : 'loose';
}

export const documentStateNames: Record<DocumentState, string> = {
  linked: 'Linked',
  billed: 'Bill entered',
  duplicate: 'Duplicate',
  same_invoice: 'Same invoice',
  suggested: 'Match found',
  reading: 'Processing',
  broken: 'Unreadable',
  to_enter: 'Bill to enter',
  loose: 'Not linked',
};

/** Another file of the same invoice, or with the same bytes, which waits for nothing of its own. */
export function isCopy({ duplicate_of, same_invoice_as }: Document): boolean {
  return (duplicate_of ?? same_invoice_as) !== null;
}

export const failureSentences: Record<NonNullable<Document['failure']>, string> = {
  damaged: 'The stored file is damaged. Upload it again to replace it.',
  unreadable: 'The file is stored, but it could not be opened.',
};
