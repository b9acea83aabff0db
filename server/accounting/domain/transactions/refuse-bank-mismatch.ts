import type { Basis } from '@/lib/contract/primitives';
import type { Problem } from '@/lib/contract/problem';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import type { Books } from '../books';
import type { Entry } from '../journal-entry/entry';

/** What the bank says of a transaction: the ledger of its account, and the amount in minor units, money in positive. */
export type BankMovement = { ledgerId: string; amount: bigint };

/** By transaction. */
export type BankMovements = ReadonlyMap<string, BankMovement>;

/** The two books of an entry, and the bases of the lines that each counts. */
const booksOfEntry: readonly (readonly [name: string, bases: readonly Basis[]])[] = [
  ['accrual', ['all', 'accrual']],
  ['cash', ['all', 'cash']],
];

/**
 * Why the lines of a transaction's entry are refused, if they are: those on the transaction's bank ledger must sum to
 * its amount, in the accrual book and in the cash book, so that the ledger always agrees with the bank's statement.
 */
export function refuseBankMismatch(
  { currency }: Pick<Books, 'currency'>,
  entry: Pick<Entry, 'transactionId' | 'lines'>,
  bank: BankMovements,
  path: string,
): Problem | null {
  if (entry.transactionId === null) return null;
  const movement = bank.get(entry.transactionId);
  if (!movement) throw new Error(`nothing is known of the bank's side of ${entry.transactionId}`);
  for (const [name, bases] of booksOfEntry) {
    const sum = sumOnLedger(entry.lines, movement.ledgerId, bases);
    if (sum === movement.amount) continue;
    const text = (units: bigint) => decimalText(units, decimalsOf(currency));
    const message = `come to ${text(sum)} on the bank's ledger in the ${name} book; the bank moved ${text(movement.amount)}`;
    return {
      code: 'off_the_bank',
      detail: `The entry of a bank transaction must agree with the bank: its lines ${message}.`,
      errors: [{ path, code: 'off_the_bank', message }],
    };
  }
  return null;
}

/** Debits less credits, in minor units. */
function sumOnLedger(lines: Entry['lines'], ledgerId: string, bases: readonly Basis[]): bigint {
  return lines.reduce((sum, line) => {
    if (line.ledgerId !== ledgerId || !bases.includes(line.basis)) return sum;
    return line.side === 'debit' ? sum + line.amount : sum - line.amount;
  }, 0n);
}
