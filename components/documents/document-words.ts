import type { Document, DocumentType, SuggestedMatch } from '@/lib/contract/document';

export const typeNames: Record<DocumentType, string> = {
  receipt: 'Receipt',
  statement: 'Statement',
  other: 'Other',
};

export const typeChoices = [
  { id: 'receipt', name: typeNames.receipt },
  { id: 'statement', name: typeNames.statement },
  { id: 'other', name: typeNames.other },
] as const;

/** The status of a document, in a word. */
export type Standing = 'linked' | 'suggested' | 'reading' | 'broken' | 'loose';

export function standingOf({ transaction_id, status, suggested_matches }: Document): Standing {
  if (transaction_id !== null) return 'linked';
  if (status === 'processing') return 'reading';
  if (status === 'failed') return 'broken';
  return suggested_matches.length > 0 ? 'suggested' : 'loose';
}

export const standingNames: Record<Standing, string> = {
  linked: 'Linked',
  suggested: 'Match found',
  reading: 'Processing',
  broken: 'Unreadable',
  loose: 'Not linked',
};

export const failureSentences: Record<NonNullable<Document['failure']>, string> = {
  damaged: 'The stored file is damaged. Upload it again to replace it.',
  unreadable: 'The file is stored, but it could not be opened.',
};

const reasonWords: Record<SuggestedMatch['reasons'][number], string> = {
  amount_equal: 'same amount',
  amount_with_tip: 'amount with a tip',
  currency_unread: 'currency not read',
  date_equal: 'same day',
  date_near: 'a few days apart',
  name_equal: 'same name',
  name_similar: 'similar name',
  name_learned: 'a name known from earlier receipts',
};

/** `Same amount, same day, similar name`. */
export function reasonsSentence(reasons: SuggestedMatch['reasons']): string {
  const words = reasons.map((reason) => reasonWords[reason]).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const sureFrom = 0.9;
const likelyFrom = 0.7;

/** Whether what was read needs no second look. */
export function isSure(confidence: number): boolean {
  return confidence >= sureFrom;
}

/** How sure something is, in a word. `confidence` is 0 to 1. */
export function sureness(confidence: number): string {
  if (isSure(confidence)) return 'very likely';
  return confidence >= likelyFrom ? 'likely' : 'possible';
}
