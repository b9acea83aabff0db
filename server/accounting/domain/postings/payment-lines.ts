import type { Side } from '@/lib/contract/primitives';
import { accept, type Result, refuse } from '@/lib/result';
import type { Line } from '../journal-entry/entry';
import type { TakenPart } from './open-item';

/** A line that stands for a payment: `side` is where the entry carries what is not the bank's. */
export type PaymentLine = { paymentId: string; amount: bigint; controlLedgerId: string; side: Side };

/**
 * A transaction's lines with a payment in them: payable or receivable takes the place of as much of what stands opposite
 * the bank, the first lines first; the rest stays where it was. Refused with what there is to take, when it is less.
 */
export function withPayment(
  lines: readonly Line[],
  payment: PaymentLine,
  newLineId: () => string,
): Result<{ lines: Line[]; taken: TakenPart[] }, { available: bigint }> {
  const available = availableFor(lines, payment.side);
  if (payment.amount > available) return refuse({ available });
  if (payment.amount === 0n) return accept({ lines: [...lines], taken: [] });
  let left = payment.amount;
  const taken: TakenPart[] = [];
  const rest = lines.flatMap((line): Line[] => {
    if (left === 0n || !canBeTaken(line, payment.side)) return [line];
    const isWhole = line.amount <= left;
    const amount = isWhole ? line.amount : left;
    left -= amount;
    taken.push({ ledgerId: line.ledgerId, amount, description: line.description, tagIds: line.tagIds });
    return isWhole ? [] : [{ ...line, id: newLineId(), amount: line.amount - amount }];
  });
  const position = Math.max(...lines.map((line) => line.position)) + 1;
  const line: Line = {
    id: newLineId(),
    position,
    ledgerId: payment.controlLedgerId,
    description: '',
    side: payment.side,
    amount: payment.amount,
    basis: 'all',
    tagIds: [],
    paymentId: payment.paymentId,
    movements: [],
  };
  return accept({ lines: [...rest, line], taken });
}

/** The lines without the payment: what it took goes back to where it was. */
export function withoutPayment(
  lines: readonly Line[],
  payment: { paymentId: string; taken: readonly TakenPart[] },
  newLineId: () => string,
): Line[] {
  const paid = lines.find((line) => line.paymentId === payment.paymentId);
  if (!paid) return [...lines];
  const back = lines.filter((line) => line !== paid);
  let position = Math.max(...lines.map((line) => line.position)) + 1;
  for (const { amount, ...part } of payment.taken) {
    const index = back.findIndex((line) => canBeTaken(line, paid.side) && isLike(line, part));
    const same = back[index];
    if (same) back[index] = { ...same, id: newLineId(), amount: same.amount + amount };
    else {
      back.push({ ...paid, ...part, id: newLineId(), position, amount, paymentId: null, movements: [] });
      position += 1;
    }
  }
  return back;
}

/** What a payment can take the place of: minor units opposite the bank that pay nothing yet. */
export function availableFor(lines: readonly Line[], side: Side): bigint {
  return lines.reduce((sum, line) => (canBeTaken(line, side) ? sum + line.amount : sum), 0n);
}

function canBeTaken(line: Line, side: Side): boolean {
  return line.side === side && line.basis === 'all' && line.paymentId === null;
}

function isLike(line: Line, part: Omit<TakenPart, 'amount'>): boolean {
  return (
    line.ledgerId === part.ledgerId &&
    line.description === part.description &&
    line.tagIds.join() === part.tagIds.join()
  );
}
