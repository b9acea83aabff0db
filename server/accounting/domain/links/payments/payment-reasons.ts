import { amountText } from '../reason-text';
import type { PaymentEvidence } from './match-payments';
import type { OpenItemFacts } from './open-item-facts';

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
  const what = item.kind === 'bill' ? 'Bill' : 'Invoice';
  const overpaid = excess > 0n ? `, overpaid by ${amountText(excess, currency)}` : '';
  const reasons = [
    `${[what, item.number].join(' ').trimEnd()} of ${item.partyName}${overpaid}.`,
    reasonOfAmount(item, together, { isExact, excess }, currency),
  ];
  if (numbers > 0)
    reasons.push(`The text has ${numbers === 1 ? 'its number' : `${numbers} of the numbers`}.`);
  if (name === 'whole') reasons.push(`The text names ${item.partyName}.`);
  else if (name !== null) reasons.push('The text has part of the name.');
  return reasons;
}

function reasonOfAmount(
  { kind, open, partyName }: OpenItemFacts,
  together: number,
  { isExact, excess }: Pick<PaymentEvidence, 'isExact' | 'excess'>,
  currency: string,
): string {
  const isOpen = `${amountText(open, currency)} is open`;
  if (together > 1) return `${isOpen}; ${together} open ${kind}s come to the amount together.`;
  if (isExact) return `${isOpen}, the same amount.`;
  if (excess <= 0n) return `${isOpen}: a payment in part.`;
  return `${isOpen}; the rest is kept as credit ${kind === 'bill' ? 'with' : 'of'} ${partyName}.`;
}
