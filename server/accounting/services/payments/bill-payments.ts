import type { BillPaymentCreate, Bill as ShownBill } from '@/lib/contract/bill';
import { accept } from '@/lib/result';
import { presentBill } from '../bills/present-bill';
import type { BusinessContext, Outcome } from '../context';
import { rematchItem } from '../links/rematch-item';
import { recordItemChange } from '../open-items/record-item-change';
import { addPayment } from './add-payment';
import { removePayment } from './remove-payment';

/** Applies a transaction, money out, to a bill. */
export async function payBill(ctx: BusinessContext, input: BillPaymentCreate): Promise<Outcome<ShownBill>> {
  const changed = await addPayment(ctx, 'bill', {
    itemId: input.bill_id,
    transactionId: input.transaction_id,
    amount: input.payment_amount,
    openShown: input.open_amount,
  });
  if (!changed.ok) return changed;
  const shown = await recordItemChange(ctx, 'bill', 'pay', changed.value, presentBill);
  await rematchItem(ctx, changed.value);
  return accept(shown);
}

/** Takes a transaction off a bill. */
export async function removeBillPayment(
  ctx: BusinessContext,
  parameters: { bill_payment_id: string },
): Promise<Outcome<ShownBill>> {
  const changed = await removePayment(ctx, 'bill', parameters.bill_payment_id);
  if (!changed.ok) return changed;
  const shown = await recordItemChange(ctx, 'bill', 'remove_payment', changed.value, presentBill);
  await rematchItem(ctx, changed.value);
  return accept(shown);
}
