import type { InvoicePaymentCreate, Invoice as ShownInvoice } from '@/lib/contract/invoice';
import { accept } from '@/lib/result';
import type { Invoice } from '../../domain/invoices/invoice';
import { audit, type BusinessContext, type Outcome } from '../context';
import { presentInvoice } from '../invoices/present-invoice';
import { addPayment } from './add-payment';
import type { Changed } from './payments-of-item';
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
  });
  return changed.ok ? accept(await audited(ctx, 'pay', changed.value)) : changed;
}

/** Takes a transaction off an invoice. */
export async function removeInvoicePayment(
  ctx: BusinessContext,
  parameters: { invoice_payment_id: string },
): Promise<Outcome<ShownInvoice>> {
  const changed = await removePayment(ctx, 'invoice', parameters.invoice_payment_id);
  return changed.ok ? accept(await audited(ctx, 'remove_payment', changed.value)) : changed;
}

async function audited(
  ctx: BusinessContext,
  action: string,
  changed: Changed<Invoice>,
): Promise<ShownInvoice> {
  const before = presentInvoice(ctx.business, changed.before);
  const after = presentInvoice(ctx.business, changed.after);
  await audit(ctx, ctx.business.id, [
    { action, resourceType: 'invoice', resourceId: after.id, before, after },
  ]);
  return after;
}
