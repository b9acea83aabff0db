import { unitsOfAmount } from '@/lib/format/amount';
import type { JsonNumber } from '@/lib/json';
import type { StandingFacts } from './standing';

type Payable = Pick<StandingFacts, 'status' | 'total_paid'> & {
  total_amount: JsonNumber;
  credit_applied?: JsonNumber;
};

/** What the total lacks of being paid, in minor units; nothing of what is voided or was called paid by hand. */
export function leftToPay(
  { status, total_amount, total_paid, credit_applied = 0 }: Payable,
  currency: string,
): bigint {
  if (status === 'voided' || status === 'paid') return 0n;
  const settled = unitsOfAmount(total_paid, currency) + unitsOfAmount(credit_applied, currency);
  const left = unitsOfAmount(total_amount, currency) - settled;
  return left > 0n ? left : 0n;
}
