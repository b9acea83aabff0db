import type { BillPaymentCreate, Bill as ShownBill } from '@/lib/contract/bill';
import { accept } from '@/lib/result';
import type { Bill } from '../../domain/bills/bill';
import { presentBill } from '../bills/present-bill';
import { audit, type BusinessContext, type Outcome } from '../context';
import { addPayment } from './add-payment';
import type { Changed } from './payments-of-item';
import { removePayment } from './remove-payment';

/** Applies a transaction, money out, to a bill. */
export async function payBill(ctx: BusinessContext, input: BillPaymentCreate): Promise<Outcome<ShownBill>> {
  const changed = await addPayment(ctx, 'bill', {
    itemId: input.bill_id,
    transactionId: input.transaction_id,
    amount: input.payment_amount,
  });
  return changed.ok ? accept(await audited(ctx, 'pay', changed.value)) : changed;
}

/** Takes a transaction off a bill. */
export async function removeBillPayment(
  ctx: BusinessContext,
  parameters: { bill_payment_id: string },
): Promise<Outcome<ShownBill>> {
  const changed = await removePayment(ctx, 'bill', parameters.bill_payment_id);
  return changed.ok ? accept(await audited(ctx, 'remove_payment', changed.value)) : changed;
}

async function audited(ctx: BusinessContext, action: string, changed: Changed<Bill>): Promise<ShownBill> {
  const before = presentBill(ctx.business, changed.before);
  const after = presentBill(ctx.business, changed.after);
  await audit(ctx, ctx.business.id, [{ action, resourceType: 'bill', resourceId: after.id, before, after }]);
  return after;
}
