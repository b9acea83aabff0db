import type { Entry } from '../../journal-entry/entry';
import { type PaidPart, partyIn } from './share-refund';

/** What came back of a payment before: minor units in the direction of the money back. */
export type Returned = Pick<PaidPart, 'ledgerId' | 'tagIds' | 'onAccount'> & { units: bigint };

type KeyOf = (part: Omit<Returned, 'units'>) => string;

/** The lines of an entry, with the ledger of its own bank account. */
export type PostedLines = { entry: Pick<Entry, 'lines'>; bankLedgerId: string };

/**
 * What refunds of one payment gave back, off the ledgers of their own bank accounts.
 * @param side of the lines that give back
 */
export function returnedBy(refunds: readonly PostedLines[], side: 'debit' | 'credit'): Returned[] {
  return refunds.flatMap(({ entry, bankLedgerId }) =>
    entry.lines
      .filter((line) => line.ledgerId !== bankLedgerId && line.basis !== 'accrual')
      .map(({ ledgerId, tagIds, onAccount, amount, ...line }) => ({
        ledgerId,
        tagIds,
        onAccount,
        units: line.side === side ? amount : -amount,
      })),
  );
}

/**
 * The parts of a payment that can still come back. What came back of a ledger before is taken off its parts with the same
 * tags; what these do not come to, because somebody has changed tags since, off the others of the ledger. In their order.
 */
export function withoutReturned(parts: readonly PaidPart[], returned: readonly Returned[]): PaidPart[] {
  const left = takeOff(parts, returned, keyWithTags);
  const taken = parts.map((part, index) => ({
    ...part,
    units: (left[index]?.weight ?? 0n) - part.weight,
  }));
  return takeOff(left, [...returned, ...taken], keyOf);
}

function takeOff(parts: readonly PaidPart[], returned: readonly Returned[], key: KeyOf): PaidPart[] {
  const left = sumsOf(returned, key);
  return parts.map((part) => {
    const { weight, mostCredit } = part;
    const units = left.get(key(part)) ?? 0n;
    const taken = mostCredit === null ? towardZero(weight, units) : units;
    left.set(key(part), units - taken);
    return {
      ...part,
      weight: weight - taken,
      mostCredit: mostCredit === null ? null : notNegative(mostCredit - taken),
    };
  });
}

/** What came back, in minor units, by ledger and party unless by another key. */
export function sumsOf(returned: readonly Returned[], key: KeyOf = keyOf): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const each of returned) sums.set(key(each), (sums.get(key(each)) ?? 0n) + each.units);
  return sums;
}

/** As much of the units as brings the weight to 0; nothing of those of the other sign. */
function towardZero(weight: bigint, units: bigint): bigint {
  if (weight < 0n) return units < weight ? weight : units < 0n ? units : 0n;
  return units > weight ? weight : notNegative(units);
}

function notNegative(units: bigint): bigint {
  return units > 0n ? units : 0n;
}

function keyOf({ ledgerId, onAccount }: Parameters<KeyOf>[0]): string {
  return `${ledgerId} ${partyIn(onAccount)}`;
}

function keyWithTags(part: Parameters<KeyOf>[0]): string {
  return [keyOf(part), ...[...part.tagIds].sort()].join(' ');
}
