import type { Document, SuggestedMatch } from '@/lib/contract/document';

const reasonWords: Record<SuggestedMatch['reasons'][number], string> = {
  amount_equal: 'same amount',
  amount_with_tip: 'amount with a tip',
  total_in_doubt: 'total in doubt',
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

/** What of the total that was read needs a second look: the amount, or else whose money it is in. */
export function doubtOfTotal(extraction: Document['extraction']): 'total' | 'currency' | null {
  const { total_amount: total = null, currency = null } = extraction ?? {};
  if (total === null) return null;
  if (!isSure(total.confidence)) return 'total';
  return currency !== null && !isSure(currency.confidence) ? 'currency' : null;
}

/** How sure something is, in a word. `confidence` is 0 to 1. */
export function sureness(confidence: number): string {
  if (isSure(confidence)) return 'very likely';
  return confidence >= likelyFrom ? 'likely' : 'possible';
}
