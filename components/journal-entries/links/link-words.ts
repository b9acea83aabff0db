import type { TransactionLink } from '@/lib/contract/transaction-link';
import { removesEntry } from './entry-links';

type Kind = TransactionLink['kind'];

export const acceptWords: Record<Kind, string> = {
  transfer: 'Link and confirm',
  payment: 'Pay and confirm',
  refund: 'Link and confirm',
  same: 'The same: keep one',
};

/** What was done by accepting a link, before the name of the entry. */
export function acceptedWords(link: TransactionLink): string {
  if (removesEntry(link)) return 'Removed the duplicate';
  return link.kind === 'payment' ? 'Paid and confirmed' : 'Linked and confirmed';
}

/** What was done by declining a link, before the name of the entry. */
export function declinedName({ status }: TransactionLink): string {
  return status === 'linked' ? 'Unlinked' : 'Declined the link of';
}

export const declineWords: Record<Kind, string> = {
  transfer: 'Not a transfer',
  payment: 'Not this',
  refund: 'Not this',
  same: 'Not a duplicate',
};

/** What is asked before a row is confirmed that one of several links, a refund, or one that takes something away may belong to. */
export function linkQuestion(link: TransactionLink, second?: TransactionLink): string {
  const isSame = link.kind === 'same';
  if (second && !isSame) return 'Several fit: choose one in the panel, or a ledger';
  return isSame && !removesEntry(link)
    ? `${likely(link)} entered by hand already: l keeps one of the two, n declines it`
    : `${likely(link)} a ${isSame ? 'duplicate' : 'refund'}: l accepts that, n declines it`;
}

function likely({ confidence }: TransactionLink): string {
  return confidence < 0.5 ? 'Possibly' : 'Likely';
}

export function declinedWords({ status }: TransactionLink): string {
  return status === 'linked'
    ? 'Unlinked: this is not suggested again'
    : 'Declined: this is not suggested again';
}

/** What links that are decided together say of the entry; a question while they are only suggested. */
export function linkTitle(group: readonly TransactionLink[]): string {
  const [link] = group;
  if (!link) return '';
  const isAsked = link.status === 'suggested';
  switch (link.kind) {
    case 'transfer': {
      const words = 'Transfer between two own accounts';
      return isAsked ? `${words}?` : words;
    }
    case 'payment': {
      const kind = link.bill_id === null ? 'invoice' : 'bill';
      const one = kind === 'bill' ? 'a bill' : 'an invoice';
      const what = group.length === 1 ? one : `${group.length} ${kind}s together`;
      return isAsked ? `Payment of ${what}?` : `Payment of ${what}`;
    }
    case 'refund':
      return isAsked ? 'Refund of an earlier payment?' : 'Refund of an earlier payment';
    case 'same':
      if (removesEntry(link))
        return isAsked ? `${likely(link)} a duplicate` : 'Duplicate of another transaction';
      return isAsked ? 'Entered by hand already?' : 'Was entered by hand';
  }
}
