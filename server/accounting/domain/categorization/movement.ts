import type { LedgerType } from '@/lib/contract/ledger-kinds';
import type { Side } from '@/lib/contract/primitives';
import type { PrintedPart } from './printed-category';
import type { PrintedTransfer } from './printed-transfer';

/** A movement of money that needs a ledger, as the bank reports it. */
export type Movement = {
  /** The clean description: whom the money went to or came from. */
  payee: string;
  /** All that the bank says of it, the memo too. */
  text: string;
  /** The ledger of the bank account. */
  accountLedgerId: string;
  /** Minor units, money in positive, never 0. */
  amount: bigint;
  /** YYYY-MM-DD */
  day: string;
  /** The categories that the file printed, as another program had them. */
  printed?: readonly PrintedPart[];
  /** The other leg, where the file prints the movement as a transfer. */
  transfer?: PrintedTransfer;
};

/**
 * What of a movement stands on a ledger, in minor units: more than 0 on the other side than the bank's; less on the bank's, such as what
 * was withheld from wages, or the fee of a card processor.
 */
export type Part = { ledgerId: string; units: bigint };

/** A movement whose ledger a person confirmed. */
export type Decision = Movement & {
  ledgerId: string;
  /** Where the entry was split over several ledgers: all of them. `ledgerId` bore only the most of it. */
  splitOver?: readonly string[];
  /** What stands on each ledger and side; absent where that is no example for others, such as a part that pays a bill. */
  parts?: readonly Part[];
};

/** A ledger of the chart that may be suggested; what has no type may be either. */
export type Candidate = {
  id: string;
  name: string;
  type?: LedgerType;
  /** The side on which it grows, where that is not its type's (`normalSideOf`). */
  debit_credit?: Side;
  /** Money only passes through it: a processor's payouts, what is paid to employees. */
  isClearing?: boolean;
};

export function isMoneyIn(movement: Pick<Movement, 'amount'>): boolean {
  return movement.amount > 0n;
}

/** Natural logarithm of the amount without its sign, for comparing amounts by proportion. */
export function logAmount({ amount }: Movement): number {
  return Math.log(Math.abs(Number(amount)));
}
