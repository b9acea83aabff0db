import type { Basis, Side } from '@/lib/contract/primitives';
import type { CashMovement } from '../journal-entry/entry';

/** The ledgers that a payment counts on, by payment. */
export type LookThrough = ReadonlyMap<string, readonly CashMovement[]>;

/** Where no line posts a payment. */
export const nothingToLookThrough: LookThrough = new Map();

type MarkedLine = {
  ledgerId: string;
  amount: bigint;
  basis: Basis;
  paymentId: string | null;
  movements: readonly CashMovement[];
};

/** A movement as a positive amount with its side. */
export function sideOf(side: Side, amount: bigint): { side: Side; units: bigint } {
  if (amount >= 0n) return { side, units: amount };
  return { side: side === 'debit' ? 'credit' : 'debit', units: -amount };
}

/**
 * Tells each line which movement of the cash pool it explains. In a balanced entry that touches the pool, the lines
 * outside it sum to its movement exactly. Each counts on its own ledger, but one that posts a payment counts on the
 * ledgers of what is paid, except where such a ledger lies in the pool: cash is not explained by cash. Lines of basis
 * accrual are not part of the cash books.
 */
export function markCashMovements<Line extends MarkedLine>(
  lines: readonly Line[],
  isInPool: (ledgerId: string) => boolean,
  lookThrough: LookThrough,
): Line[] {
  const explains = (line: Line) => line.basis !== 'accrual' && !isInPool(line.ledgerId);
  const touchesPool = lines.some((line) => line.basis !== 'accrual' && isInPool(line.ledgerId));
  return lines.map((line) => {
    if (!touchesPool || !explains(line)) return { ...line, movements: [] };
    const own = [{ ledgerId: line.ledgerId, amount: line.amount }];
    if (line.paymentId === null) return { ...line, movements: own };
    const shares = lookThrough.get(line.paymentId);
    if (!shares) throw new Error(`nothing is known of what payment ${line.paymentId} paid`);
    const outside = shares.map((share) =>
      isInPool(share.ledgerId) ? { ...share, ledgerId: line.ledgerId } : share,
    );
    return { ...line, movements: sumByLedger(outside) };
  });
}

/** One movement a ledger, in the order in which the ledgers come; nothing that comes to zero. */
export function sumByLedger(movements: readonly CashMovement[]): CashMovement[] {
  const sums = new Map<string, bigint>();
  for (const { ledgerId, amount } of movements) sums.set(ledgerId, (sums.get(ledgerId) ?? 0n) + amount);
  return [...sums].filter(([, amount]) => amount !== 0n).map(([ledgerId, amount]) => ({ ledgerId, amount }));
}

/** Whether two lists of movements say the same, in whatever order. */
export function sameMovements(left: readonly CashMovement[], right: readonly CashMovement[]): boolean {
  const amounts = new Map(left.map(({ ledgerId, amount }) => [ledgerId, amount]));
  return (
    left.length === right.length && right.every(({ ledgerId, amount }) => amounts.get(ledgerId) === amount)
  );
}
