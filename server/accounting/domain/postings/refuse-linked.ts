import type { Problem } from '@/lib/contract/problem';
import type { LinkKind } from '@/lib/contract/transaction-link';

/** A link that decides the lines opposite the bank in the entry of its transaction. */
export type EntryLink = { id: string; kind: Exclude<LinkKind, 'payment'> };

const belongsTo: Record<EntryLink['kind'], string> = {
  transfer: 'is a leg of the transfer',
  refund: 'is the refund',
  same: 'has taken over an entry by the link',
};

/**
 * Why a transaction that is linked takes no payment, refund or other link, if it is: the lines that a link placed must stay
 * until it is deleted, for they say what the link says.
 */
export function refuseLinked({
  transaction,
  link,
}: {
  transaction: { id: string };
  link: EntryLink | null;
}): Problem | null {
  if (link === null) return null;
  const message = `${transaction.id} ${belongsTo[link.kind]} ${link.id} already: delete that link first.`;
  return {
    code: 'conflict',
    detail: message,
    errors: [{ path: '/transaction_id', code: 'transaction_linked', message }],
  };
}

/**
 * Why a transaction does not pay with what has come back of it: the refund would stay on the ledger that the money is taken from.
 * @param aim what it is to pay, in words
 */
export function refusePaidBack(aim: string): Problem {
  const message = `A refund of the transaction is linked, and has reduced the ledger that ${aim} would take the money from. Unlink that refund first, pay ${aim}, then link the refund again: it then goes to the ledgers of what was paid.`;
  return {
    code: 'conflict',
    detail: message,
    errors: [{ path: '/transaction_id', code: 'refund_linked', message }],
  };
}
