import type { InvoicePaymentCreate, Invoice as ShownInvoice } from '@/lib/contract/invoice';
import { accept } from '@/lib/result';
import type { BusinessContext, Outcome } from '../context';
import { presentInvoice } from '../invoices/present-invoice';
import { rematchItem } from '../links/rematch-item';
import { recordItemChange } from '../open-items/record-item-change';
import { addPayment } from './add-payment';
import { removePayment } from './remove-payment';

/** Applies a transaction, money in, to an invoice. */
export async function payInvoice(
  ctx: BusinessContext,
  input: InvoicePaymentCreate,
): Promise<Outcome<ShownInvoice>> {
  const changed = await addPayment(ctx, 'invoice', {
    itemId: input.invoice_id,
    transactionId: input.transaction_id,
    amount: input.payment_amount,
    openShown: input.open_amount,
  });
  if (!changed.ok) return changed;
  const shown = await recordItemChange(ctx, 'invoice', 'pay', changed.value, presentInvoice);
  await rematchItem(ctx, changed.value);
  return accept(shown);
}

/** Takes a transaction off an invoice. */
export async function removeInvoicePayment(
  ctx: BusinessContext,
  parameters: { invoice_payment_id: string },
): Promise<Outcome<ShownInvoice>> {
  const changed = await removePayment(ctx, 'invoice', parameters.invoice_payment_id);
  if (!changed.ok) return changed;
  const shown = await recordItemChange(ctx, 'invoice', 'remove_payment', changed.value, presentInvoice);
  await rematchItem(ctx, changed.value);
  return accept(shown);
}
