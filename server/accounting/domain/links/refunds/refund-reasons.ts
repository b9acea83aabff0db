import { writtenDay } from '../../categorization/reasons';
import { amountText, daysApart } from '../reason-text';
import type { PaidItem, ProposedRefund } from './match-refunds';

/** Why a movement is suggested as the refund of an earlier payment, in sentences with numbers. */
export function refundReasons(
  { refund, payment, days, returnedFrom }: ProposedRefund,
  currency: string,
): string[] {
  const [back, paid] = [amountText(refund.amount, currency), amountText(payment.amount, currency)];
  const was = payment.amount < 0n ? 'paid' : 'received';
  const later = daysApart(days, 'later');
  return [
    `Refund of ${payment.payee}, ${writtenDay(payment.day)}.`,
    back === paid
      ? `${back}, the same amount as was ${was}, ${later}.`
      : `${back} of the ${paid} that was ${was}, ${later}.`,
    ...(refund.refundWord === null ? [] : [`The text says “${refund.refundWord}”.`]),
    ...(returnedFrom === undefined ? [] : [ifReturned(returnedFrom)]),
  ];
}

/** What to do if the bank returned the payment. A condition, for it stays with a refund that a person accepts. */
export function ifReturned({ kind, isSuggested }: PaidItem): string {
  return isSuggested
    ? `If the bank returned the payment, this is no refund, nor is the ${kind} paid: decline both.`
    : `If the bank returned the payment, this is no refund: remove the payment from its ${kind}.`;
}
