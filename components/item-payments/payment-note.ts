import type { ItemKind } from '@/lib/contract/item-kind';

/**
 * What becomes of the bill or invoice by the payment, in a sentence.
 * @param units minor units to be paid, or null while none are typed
 * @param left what it lacks now, in minor units
 */
export function noteOfPayment(
  units: bigint | null,
  left: bigint,
  kind: ItemKind,
  text: (units: bigint) => string,
): string | undefined {
  if (units === null) return undefined;
  if (units === left) return `Pays the ${kind} in full`;
  if (units < left) return `Partial payment: ${text(left - units)} stays open`;
  const whose = kind === 'bill' ? 'credit with the vendor' : 'the customer’s credit';
  return `The excess of ${text(units - left)} becomes ${whose}`;
}
