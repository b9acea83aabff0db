import type { Entry } from '../journal-entry/entry';
import { type PaidPart, partyIn } from './share-refund';

/** What came back of a payment before, by ledger and party: minor units in the direction of the money back. */
export type Returned = ReadonlyMap<string, bigint>;

/** The lines of an entry, with the ledger of its own bank account. */
export type PostedLines = { entry: Pick<Entry, 'lines'>; bankLedgerId: string };

/**
 * What refunds of one payment gave back, off the ledgers of their own bank accounts.
 * @param side of the lines that give back
 */
export function returnedBy(refunds: readonly PostedLines[], side: 'debit' | 'credit'): Returned {
  const returned = new Map<string, bigint>();
  for (const { entry, bankLedgerId } of refunds)
    for (const line of entry.lines) {
      if (line.ledgerId === bankLedgerId || line.basis === 'accrual') continue;
      const units = line.side === side ? line.amount : -line.amount;
      returned.set(keyOf(line), (returned.get(keyOf(line)) ?? 0n) + units);
    }
  return returned;
}

/** The parts of a payment that can still come back: what came back of a ledger before is taken off its parts, in their order. */
export function withoutReturned(parts: readonly PaidPart[], returned: Returned): PaidPart[] {
  const left = new Map(returned);
  return parts.map((part) => {
    const { weight, mostCredit } = part;
    const units = left.get(keyOf(part)) ?? 0n;
    const taken = mostCredit === null ? towardZero(weight, units) : units;
    left.set(keyOf(part), units - taken);
    return {
      ...part,
      weight: weight - taken,
      mostCredit: mostCredit === null ? null : notNegative(mostCredit - taken),
    };
  });
}

/** As much of the units as brings the weight to 0; nothing of those of the other sign. */
function towardZero(weight: bigint, units: bigint): bigint {
  if (weight < 0n) return units < weight ? weight : units < 0n ? units : 0n;
  return units > weight ? weight : notNegative(units);
}

function notNegative(units: bigint): bigint {
  return units > 0n ? units : 0n;
}

function keyOf({ ledgerId, onAccount }: Pick<PaidPart, 'ledgerId' | 'onAccount'>): string {
  return `${ledgerId} ${partyIn(onAccount)}`;
}
