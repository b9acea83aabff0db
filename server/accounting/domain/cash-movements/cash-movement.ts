import type { Basis, Side } from '@/lib/contract/primitives';
import type { CashMovement, OnAccount } from '../journal-entry/entry';
import type { CashChart } from './cash-chart';
import { shareBySection } from './share-by-section';

/** The ledgers that a payment counts on, by payment, and by line where an entry settles a bill or invoice without one. */
export type LookThrough = ReadonlyMap<string, readonly CashMovement[]>;

/** Where no line pays or settles anything. */
export const nothingToLookThrough: LookThrough = new Map();

type MarkedLine = {
  id: string;
  ledgerId: string;
  side: Side;
  amount: bigint;
  basis: Basis;
  paymentId: string | null;
  /** A refund pays no bill or invoice: it counts on its own ledger. */
  onAccount?: OnAccount | null;
  movements: readonly CashMovement[];
};

/** A movement as a positive amount with its side. */
export function sideOf(side: Side, amount: bigint): { side: Side; units: bigint } {
  if (amount >= 0n) return { side, units: amount };
  return { side: side === 'debit' ? 'credit' : 'debit', units: -amount };
}

/** What a line explains on a ledger, as the cash flow adds it up: an increase of cash is positive. */
type Part = { line: number; ledgerId: string; cash: bigint };

/**
 * Tells each line which movement of the cash pool it explains. In a balanced entry the lines outside the pool sum to
 * its movement exactly, each on its own ledger, but one that pays or settles something on the ledgers of that; of these
 * `shareBySection` says how much is cash. Lines of basis accrual are not part of the cash books.
 * @param lines of one balanced entry, in their order
 */
export function markCashMovements<Line extends MarkedLine>(
  lines: readonly Line[],
  chart: CashChart,
  lookThrough: LookThrough,
): Line[] {
  const movements = lines.map((): CashMovement[] => []);
  if (movesCash(lines, chart)) {
    const parts = partsOf(lines, chart, lookThrough);
    const shares = shareBySection(
      parts.map(({ ledgerId, cash }) => ({ activity: chart.activityOf(ledgerId), amount: cash })),
    );
    parts.forEach(({ line, ledgerId }, at) => {
      const share = shares[at] ?? 0n;
      const amount = lines[line]?.side === 'credit' ? share : -share;
      if (amount !== 0n) movements[line]?.push({ ledgerId, amount });
    });
  }
  return lines.map((line, at) => ({ ...line, movements: movements[at] ?? [] }));
}

function movesCash(lines: readonly MarkedLine[], { isInPool }: CashChart): boolean {
  let cash = 0n;
  for (const { ledgerId, basis, side, amount } of lines) {
    if (basis !== 'accrual' && isInPool(ledgerId)) cash += side === 'debit' ? amount : -amount;
  }
  return cash !== 0n;
}

/** In the order of the lines, and of a payment in the order of what is paid: so a tie goes to the earlier one. */
function partsOf(lines: readonly MarkedLine[], chart: CashChart, lookThrough: LookThrough): Part[] {
  return lines.flatMap((line, at) => {
    if (line.basis === 'accrual' || chart.isInPool(line.ledgerId)) return [];
    return ledgersOf(line, chart, lookThrough).map(({ ledgerId, amount }) => ({
      line: at,
      ledgerId,
      cash: line.side === 'credit' ? amount : -amount,
    }));
  });
}

/** Cash is not explained by cash: what a payment counts on a ledger of the pool stays on payable or receivable, last. */
function ledgersOf(line: MarkedLine, { isInPool }: CashChart, lookThrough: LookThrough): CashMovement[] {
  const paymentId = line.onAccount ? null : line.paymentId;
  const shares = lookThrough.get(paymentId ?? line.id);
  if (paymentId !== null && !shares) throw new Error(`nothing is known of what payment ${paymentId} paid`);
  if (!shares) return [{ ledgerId: line.ledgerId, amount: line.amount }];
  const stays = ({ ledgerId }: CashMovement) => ledgerId === line.ledgerId || isInPool(ledgerId);
  const staying = shares.filter(stays).map(({ amount }) => ({ ledgerId: line.ledgerId, amount }));
  return sumByLedger([...shares.filter((share) => !stays(share)), ...staying]);
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
