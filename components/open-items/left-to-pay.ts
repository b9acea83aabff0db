import type { ItemStatus } from '@/lib/contract/item-kind';
import { unitsOfAmount } from '@/lib/format/amount';
import type { JsonNumber } from '@/lib/json';

type Payable = {
  status: ItemStatus;
  total_amount: JsonNumber;
  open_amount: JsonNumber;
};

/** What is due or, of a draft, will be due, in minor units. */
export function leftToPay({ status, total_amount, open_amount }: Payable, currency: string): bigint {
  return unitsOfAmount(status === 'draft' ? total_amount : open_amount, currency);
}
