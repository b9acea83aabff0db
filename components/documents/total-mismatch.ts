import { largestTipPercent } from '@/lib/contract/choices';
import type { Document, DocumentExtraction } from '@/lib/contract/document';
import { numberText } from '@/lib/json';
import { absolute } from '@/lib/money/absolute';
import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsOf } from '@/lib/money/decimal';

/**
 * The total that was read off a file, in minor units, where it is not what was paid: neither the same nor, with a tip, a
 * little less. Null where it fits, or where nothing can be said: no total was read, or one in another currency.
 * @param paid minor units, of either sign
 */
export function mismatchingTotal(
  extraction: DocumentExtraction | null,
  paid: bigint,
  currency: string,
): bigint | null {
  const total = totalThatDiffers(extraction, paid, currency);
  if (total === null) return null;
  const size = absolute(paid);
  const isTipped = total <= size && size * 100n <= total * BigInt(100 + largestTipPercent);
  return isTipped ? null : total;
}

/** The same for any total other than what was paid, be it for a tip. */
export function totalThatDiffers(
  extraction: DocumentExtraction | null,
  paid: bigint,
  currency: string,
): bigint | null {
  const units = unitsOfTotal(extraction, currency);
  return units === absolute(paid) ? null : units;
}

/** Null where no total was read, or one in another currency. */
function unitsOfTotal(extraction: DocumentExtraction | null, currency: string): bigint | null {
  const total = extraction?.total_amount;
  if (!total || (extraction.currency && extraction.currency.value !== currency)) return null;
  const units = minorUnitsOf(numberText(total.value), decimalsOf(currency));
  return units.ok ? units.value : null;
}

type Read = Pick<Document, 'extraction'>;

/**
 * The total of a receipt that makes the receipts of a payment come to something other than was paid; null where it fits by itself or
 * with the others, which may share the payment, or where nothing can be said.
 * @param others those that are attached to the payment beside it
 */
function totalBesidePayment(
  receipt: Read,
  others: readonly Read[],
  paid: bigint,
  currency: string,
): bigint | null {
  const total = totalThatDiffers(receipt.extraction, paid, currency);
  if (total === null) return null;
  const totals = others.map(({ extraction }) => unitsOfTotal(extraction, currency));
  if (totals.some((each) => each === null)) return total;
  const sum = totals.reduce<bigint>((all, each) => all + (each ?? 0n), total);
  return sum === absolute(paid) ? null : total;
}

/** The same of a receipt that may be among the attached ones: of one that is, what a tip explains is not told for ever. */
export function totalToTell(
  receipt: Read & Pick<Document, 'id'>,
  attached: readonly (Read & Pick<Document, 'id'>)[],
  paid: bigint,
  currency: string,
): bigint | null {
  const others = attached.filter(({ id }) => id !== receipt.id);
  const isAttached = others.length < attached.length;
  if (isAttached && mismatchingTotal(receipt.extraction, paid, currency) === null) return null;
  return totalBesidePayment(receipt, others, paid, currency);
}

/** The total that differs from what the transaction was, and null where the suggestion of that transaction explains it by a tip. */
export function unexplainedTotal(
  { extraction, suggested_matches: matches }: Pick<Document, 'extraction' | 'suggested_matches'>,
  transaction: { id: string; paid: bigint },
  currency: string,
): bigint | null {
  const match = matches.find((each) => each.transaction_id === transaction.id);
  if (match?.reasons.includes('amount_with_tip')) return null;
  return totalThatDiffers(extraction, transaction.paid, currency);
}
