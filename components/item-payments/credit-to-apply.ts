import { unitsOfAmount } from '@/lib/format/amount';
import type { JsonNumber } from '@/lib/json';

/** As much of the party's unapplied credit as the bill or invoice has open, in minor units. */
export function creditToApply(
  item: { open_amount: JsonNumber },
  party: { credit_amount: JsonNumber },
  currency: string,
): bigint {
  const open = unitsOfAmount(item.open_amount, currency);
  const credit = unitsOfAmount(party.credit_amount, currency);
  if (credit < open) return credit;
  return open;
}

/**
 * What becomes of the bill or invoice by the credit, in a sentence.
 * @param units minor units to be applied, or null while none are typed
 * @param open what it lacks of being settled now, in minor units
 */
export function noteOfCredit(
  units: bigint | null,
  open: bigint,
  kind: 'bill' | 'invoice',
  text: (units: bigint) => string,
): string | undefined {
  if (units === null) return undefined;
  if (units === open) return `Settles the ${kind} in full`;
  if (units < open) return `${text(open - units)} of the ${kind} stays open`;
  return `The ${kind} has only ${text(open)} open`;
}
