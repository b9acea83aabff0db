import { writtenDay } from '../categorization/reasons';
import type { ProposedRefund } from './match-refunds';
import { amountText, daysApart } from './reason-text';

/** Why a movement is suggested as the refund of an earlier payment, in sentences with numbers. */
export function refundReasons(
  { refund, payment, days, returnedFrom }: ProposedRefund,
  currency: string,
): string[] {
  const [back, paid] = [amountText(refund.amount, currency), amountText(payment.amount, currency)];
  const was = payment.amount < 0n ? 'paid' : 'received';
  const later = daysApart(days, 'later');
  const of = `${payment.payee}, ${writtenDay(payment.day)}`;
  return [
    returnedFrom === undefined
      ? `Refund of ${of}.`
      : `The payment ${payment.amount < 0n ? 'to' : 'by'} ${of}, was probably returned: then remove it from its ${returnedFrom}.`,
    back === paid
      ? `${back}, the same amount as was ${was}, ${later}.`
      : `${back} of the ${paid} that was ${was}, ${later}.`,
    ...(refund.refundWord === null ? [] : [`The text says “${refund.refundWord}”.`]),
  ];
}
