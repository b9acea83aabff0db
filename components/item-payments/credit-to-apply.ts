import type { ItemKind } from '@/lib/contract/item-kind';
import { type Day, dayOf } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import type { JsonNumber } from '@/lib/json';

/** When a bill was issued or an invoice sent. */
export type PostedItem = { issued_at?: string | null | undefined; sent_at?: string | null | undefined };

/** Whether credit can settle it: one from before the books begin is in no balance. */
export function mayTakeCredit({ issued_at: issued, sent_at: sent }: PostedItem, booksStart: Day): boolean {
  const at = issued ?? sent;
  return at != null && dayOf(at) >= booksStart;
}

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
 * @param credit the unapplied credit of its vendor or customer, in minor units
 */
export function noteOfCredit(
  units: bigint | null,
  { open, credit }: { open: bigint; credit: bigint },
  kind: ItemKind,
  text: (units: bigint) => string,
): string | undefined {
  if (units === null) return undefined;
  if (units > credit) return `Must be at most ${text(credit)}, the unapplied credit`;
  if (units > open) return `Must be at most ${text(open)}, the open balance of the ${kind}`;
  if (units === open) return `Settles the ${kind} in full`;
  return `${text(open - units)} of the ${kind} stays open`;
}
