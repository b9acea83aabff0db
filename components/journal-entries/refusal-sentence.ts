import type { ClientProblem } from '@/lib/client/client';

/** Why the service keeps an entry as it is, and how it is corrected instead; by the codes of its faults. */
const sentences: Record<string, string> = {
  belongs_to_transaction:
    'This entry posts a bank transaction, so it cannot be reversed. Correct it by changing its other lines.',
  off_the_bank:
    'The lines on the bank’s ledger must add up to the amount of the bank transaction. Change the other lines.',
  reconciled:
    'This entry is reconciled: its date and its amounts on bank accounts, cards and loans stay. Remove the reconciliation first to change them.',
  entry_of_document:
    'This entry belongs to a bill, an invoice or a credit note. Change or void that instead.',
  entry_reversed: 'A reversed entry and its reversal keep their lines. Write a new entry instead.',
  entry_taken_over:
    'A bank transaction has taken this entry over. Find that transaction under Review, and unlink it there instead.',
  transfer_leg_exists:
    'The other account has its own transaction of this transfer, so it would be there twice. Link the two as a transfer instead.',
  payment_uncategorized:
    'The payment that this is a refund of has no ledger yet. Choose its ledger first: the refund goes to the same one.',
  party_required: 'Choose the vendor or customer: the line is on accounts payable or receivable.',
  entry_with_payments:
    'Lines of this entry are payments of bills or invoices. Remove the payments there before you change them.',
};

/** The sentence for a fault, or undefined where the service's own message says enough. */
export function sentenceOfFault(code: string): string | undefined {
  return sentences[code];
}

/** Why an entry was not changed or reversed, in a sentence for the user. */
export function refusalSentence(problem: ClientProblem): string {
  if (isGone(problem))
    return 'It is no longer in the books: meanwhile its import was undone, or another entry took its place.';
  const known = codesOf(problem).find((each) => each in sentences);
  return (known && sentences[known]) ?? problem.detail;
}

/** Whether the entry itself is gone, as entries are whose import is undone. */
export function isGone({ errors = [] }: ClientProblem): boolean {
  return errors.some(({ path, code }) => code === 'not_found' && path.endsWith('/journal_entry_id'));
}

/** Whether the change lacks a vendor or customer, which only the form of the entry lets one choose. */
export function lacksParty(problem: ClientProblem): boolean {
  return codesOf(problem).includes('party_required');
}

function codesOf({ code, errors = [] }: ClientProblem): string[] {
  return [code, ...errors.map((fault) => fault.code)];
}
