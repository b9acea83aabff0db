import type { Side } from '@/lib/contract/primitives';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import type { Line, OnAccount } from '../journal-entry/entry';
import { newLine, nextPosition } from '../journal-entry/new-entry';
import { isSameParty } from '../journal-entry/on-account';
import { sharedWords, tagsSetSince } from '../journal-entry/said-of-lines';
import type { TakenPart } from './open-item';

/** A line of a payment: `side` is that of the lines which are not the bank's. */
export type PaymentLine = {
  paymentId: string;
  amount: bigint;
  controlLedgerId: string;
  side: Side;
  /** The ledger of the transaction's account: its lines say what the bank says, and are never taken. */
  bankLedgerId: string;
  /** The vendor or customer of a refund. */
  onAccount?: OnAccount;
};

/**
 * A transaction's lines with a payment in them: payable or receivable takes the place of as much of the lines opposite
 * the bank, the first lines first; the rest stays where it was. What all lines that it takes from say, their tags and their
 * description, it says as well. Refused with what there is to take, when it is less.
 */
export function withPayment(
  books: Pick<Books, 'newId'>,
  lines: readonly Line[],
  payment: PaymentLine,
): Result<{ lines: Line[]; taken: TakenPart[] }, { available: bigint }> {
  const available = availableFor(lines, payment);
  if (payment.amount > available) return refuse({ available });
  if (payment.amount === 0n) return accept({ lines: [...lines], taken: [] });
  let left = payment.amount;
  const taken: TakenPart[] = [];
  const rest = lines.flatMap((line): Line[] => {
    if (left === 0n || !canBeTaken(line, payment)) return [line];
    const isWhole = line.amount <= left;
    const amount = isWhole ? line.amount : left;
    left -= amount;
    const { ledgerId, description, tagIds, onAccount } = line;
    taken.push({ ledgerId, amount, description, tagIds, ...(onAccount && { onAccount }) });
    return isWhole ? [] : [newLine(books, { ...line, amount: line.amount - amount })];
  });
  const line = newLine(books, {
    position: nextPosition(lines),
    ledgerId: payment.controlLedgerId,
    side: payment.side,
    amount: payment.amount,
    paymentId: payment.paymentId,
    ...sharedWords(taken),
    ...(payment.onAccount && { onAccount: payment.onAccount }),
  });
  return accept({ lines: [...rest, line], taken });
}

/** The lines without the payment: what it took goes back to where it was, with the tags that the entry was given since. */
export function withoutPayment(
  books: Pick<Books, 'newId'>,
  lines: readonly Line[],
  payment: { paymentId: string; taken: readonly TakenPart[]; bankLedgerId: string },
): Line[] {
  const paid = lines.find((line) => line.paymentId === payment.paymentId);
  if (!paid) return [...lines];
  const back = lines.filter((line) => line !== paid);
  const tagIds = tagsSetSince(lines, payment.taken);
  let position = nextPosition(lines);
  for (const { amount, ...taken } of payment.taken) {
    const part = { ...taken, ...(tagIds && { tagIds }) };
    const index = back.findIndex(
      (line) => canBeTaken(line, { ...payment, side: paid.side }) && isLike(line, part),
    );
    const same = back[index];
    if (same) back[index] = newLine(books, { ...same, amount: same.amount + amount });
    else {
      back.push(newLine(books, { ...paid, onAccount: null, ...part, position, amount, paymentId: null }));
      position += 1;
    }
  }
  return back;
}

/** What a payment can take the place of: minor units opposite the bank that pay nothing yet. */
export function availableFor(lines: readonly Line[], payment: Opposite): bigint {
  return lines.reduce((sum, line) => (canBeTaken(line, payment) ? sum + line.amount : sum), 0n);
}

type Opposite = Pick<PaymentLine, 'side' | 'bankLedgerId'>;

function canBeTaken(line: Line, { side, bankLedgerId }: Opposite): boolean {
  return (
    line.side === side && line.basis === 'all' && line.paymentId === null && line.ledgerId !== bankLedgerId
  );
}

function isLike(line: Line, part: Omit<TakenPart, 'amount'>): boolean {
  return (
    line.ledgerId === part.ledgerId &&
    line.description === part.description &&
    isSameParty(line.onAccount, part.onAccount) &&
    line.tagIds.join() === part.tagIds.join()
  );
}
