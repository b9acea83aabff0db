import type { PaymentEvidence } from './match-payments';
import type { OpenItemFacts } from './open-item-facts';
import { amountText } from './reason-text';

/**
 * Why a movement is suggested as the payment of a bill or invoice, in sentences with numbers. The first names it: a list that
 * has no room for all shows the beginning of it.
 */
export function paymentReasons(
  item: OpenItemFacts,
  together: number,
  { isExact, name, numbers, excess }: PaymentEvidence,
  currency: string,
): string[] {
  const open = amountText(item.open, currency);
  const what = item.kind === 'bill' ? 'Bill' : 'Invoice';
  return [
    `${[what, item.number].join(' ').trimEnd()} of ${item.partyName}${excess > 0n ? `, overpaid by ${amountText(excess, currency)}` : ''}.`,
    together > 1
      ? `${open} is open; ${together} open ${item.kind}s come to the amount together.`
      : isExact
        ? `${open} is open, the same amount.`
        : excess > 0n
          ? `${open} is open; the rest is kept as credit ${item.kind === 'bill' ? 'with' : 'of'} ${item.partyName}.`
          : `${open} is open: a payment in part.`,
    ...(numbers > 0 ? [`The text has ${numbers === 1 ? 'its number' : `${numbers} of the numbers`}.`] : []),
    ...(name === null
      ? []
      : [name === 'whole' ? `The text names ${item.partyName}.` : 'The text has part of the name.']),
  ];
}
