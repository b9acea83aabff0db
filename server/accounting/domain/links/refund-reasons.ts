import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { writtenDay } from '../categorization/reasons';
import type { ProposedRefund } from './match-refunds';

/** Why a movement is suggested as the refund of an earlier payment, in sentences with numbers. */
export function refundReasons({ refund, payment, days }: ProposedRefund, currency: string): string[] {
  const text = (units: bigint) =>
    decimalText(units < 0n ? -units : units, decimalsOf(currency)).replace(
      /\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g,
      ',',
    );
  const [back, paid] = [text(refund.amount), text(payment.amount)];
  const was = payment.amount < 0n ? 'paid' : 'received';
  const later = days === 0 ? 'on the same day' : days === 1 ? '1 day later' : `${days} days later`;
  return [
    `Refund of ${payment.payee}, ${writtenDay(payment.day)}.`,
    back === paid
      ? `${back}, the same amount as was ${was}, ${later}.`
      : `${back} of the ${paid} that was ${was}, ${later}.`,
    ...(refund.refundWord === null ? [] : [`The text says “${refund.refundWord}”.`]),
  ];
}
