import { unitsOfAmount } from '@/lib/format/amount';
import type { JsonNumber } from '@/lib/json';
import type { StandingFacts } from './standing';

type Payable = Pick<StandingFacts, 'status' | 'total_paid'> & { total_amount: JsonNumber };

/** What the total lacks of being paid, in minor units; nothing of what is voided or was called paid by hand. */
export function leftToPay({ status, total_amount, total_paid }: Payable, currency: string): bigint {
  if (status === 'voided' || status === 'paid') return 0n;
  const left = unitsOfAmount(total_amount, currency) - unitsOfAmount(total_paid, currency);
  return left > 0n ? left : 0n;
}
