import { memberConflict, type Problem } from '@/lib/contract/problem';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../../books';
import type { Entry } from '../../journal-entry/entry';
import { reversalOf, wordsAfter } from '../../journal-entry/reversal';
import type { PayingTransaction } from '../../postings/pay-item';
import { refuseLinked } from '../../postings/refuse-linked';
import type { Replaced } from '../link';
import { leavesRefundBehind } from '../refunds/leaves-refund-behind';
import { replaceOpposite } from '../replace-lines';

export type TakenOver = {
  before: Entry;
  after: Entry;
  replaced: Replaced;
  reversal: Entry;
  /** The hand-made entry, out of review; null where it was confirmed. */
  reviewed: { before: Entry; after: Entry } | null;
};

type Known = {
  reversedBy: string | null;
  isBroughtBack: boolean;
  ownAccounts: ReadonlyMap<string, string>;
};

/**
 * A transaction takes over the hand-made entry that says the same: its own entry gets the lines opposite the bank and the
 * review status, on the bank's day, and the hand-made entry is reversed. Or why that is refused.
 * @param reversedBy the entry that reverses the hand-made one already, if there is one
 * @param isBroughtBack whether the hand-made entry was taken over before, and brought back by reversing its reversal
 * @param ownAccounts by ledger the name of the account that has bank transactions on it
 */
export function takeOverHandMade(
  books: Books,
  paying: PayingTransaction,
  handMade: Entry,
  { reversedBy, isBroughtBack, ownAccounts }: Known,
): Result<TakenOver, Problem> {
  const { transaction, entry, bankLedgerId, uses, refunds } = paying;
  const path = '/journal_entry_id';
  const owner = handMade.transactionId ?? handMade.billId ?? handMade.invoiceId ?? handMade.creditNoteId;
  if (owner !== null) return refuse(memberConflict(path, 'entry_of_document', `belongs to ${owner}`));
  if (reversedBy !== null || (handMade.reversalOf !== null && !isBroughtBack)) {
    return refuse(memberConflict(path, 'entry_reversed', 'is reversed, or reverses another'));
  }
  const other = handMade.lines.find(
    (line) => line.ledgerId !== bankLedgerId && ownAccounts.has(line.ledgerId),
  );
  if (other) return refuse(isTransfer(ownAccounts.get(other.ledgerId) ?? ''));
  if (!entry) return refuse(memberConflict('/transaction_id', 'transaction_not_posted', 'is not posted yet'));
  if (uses.length > 0)
    return refuse(memberConflict('/transaction_id', 'transaction_in_use', 'has payments or refunds'));
  const linked = refuseLinked(paying);
  if (linked) return refuse(linked);
  const onBank = handMade.lines
    .filter((line) => line.ledgerId === bankLedgerId)
    .reduce((sum, { side, amount }) => (side === 'debit' ? sum + amount : sum - amount), 0n);
  if (onBank !== transaction.amount || handMade.lines.some((line) => line.basis !== 'all')) {
    const text = (units: bigint) => decimalText(units, decimalsOf(books.currency));
    const message = `has ${text(onBank)} on the bank's ledger; the bank moved ${text(transaction.amount)}`;
    return refuse(memberConflict(path, 'off_the_bank', message));
  }
  const opposite = handMade.lines.filter((line) => line.ledgerId !== bankLedgerId);
  const movement = { ledgerId: bankLedgerId, amount: transaction.amount };
  const own = { method: 'manual' as const, suggestion: null };
  const { after, replaced } = replaceOpposite(books, entry, movement, opposite, own);
  if (leavesRefundBehind(entry.lines, after.lines, bankLedgerId, refunds)) {
    const message =
      'has a linked refund, which would stay on the present ledger: unlink that refund, link the entry, then link the refund again';
    return refuse(memberConflict('/transaction_id', 'refund_linked', message));
  }
  const reversal = reversalOf(books, handMade, {
    datetime: handMade.datetime,
    ...wordsAfter('Imported from the bank:', handMade),
  });
  return accept({
    before: entry,
    after: { ...after, reviewStatus: handMade.reviewStatus, notes: entry.notes ?? handMade.notes },
    replaced: {
      ...replaced,
      ...(entry.notes === null && handMade.notes !== null && { notesGiven: handMade.notes }),
    },
    reversal: { ...reversal, reviewStatus: 'confirmed' },
    reviewed:
      handMade.reviewStatus === 'confirmed'
        ? null
        : { before: handMade, after: { ...handMade, reviewStatus: 'confirmed' } },
  });
}

/** The other account reports the movement as well: by one of the two alone, the transfer would be on the other one twice. */
function isTransfer(accountName: string): Problem {
  const message = `The entry has a line on ${accountName}, an account that reports its own transactions`;
  return {
    code: 'conflict',
    detail: `${message}. Reverse the entry, and link the transactions of the two accounts as a transfer.`,
    errors: [{ path: '/journal_entry_id', code: 'entry_is_transfer', message }],
  };
}
