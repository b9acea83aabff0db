import type { CreditApplication as Shown } from '@/lib/contract/credit';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { AnyItem } from '../../domain/postings/any-item';
import type { CreditApplication } from '../../domain/postings/open-item';
import { presentBill } from '../bills/present-bill';
import type { BusinessContext } from '../context';
import { presentInvoice } from '../invoices/present-invoice';
import { type Changed, recordItemChange } from '../open-items/record-item-change';

/** The application with what it settles as the contract shows them; the audit log keeps the item as it was and is. */
export async function answerApplication(
  ctx: BusinessContext,
  action: 'apply_credit' | 'take_off_credit',
  { id, amount, datetime, createdAt }: CreditApplication,
  { before, after }: Changed<AnyItem>,
): Promise<Shown> {
  const isBill = after.kind === 'bill';
  return {
    id,
    business_id: ctx.business.id,
    vendor_id: isBill ? after.partyId : null,
    customer_id: isBill ? null : after.partyId,
    bill_id: isBill ? after.id : null,
    invoice_id: isBill ? null : after.id,
    amount: amountNumber(amount, decimalsOf(ctx.business.currency)),
    datetime,
    created_at: createdAt,
    ...(before.kind === 'bill' && after.kind === 'bill'
      ? { bill: await recordItemChange(ctx, 'bill', action, { before, after }, presentBill) }
      : {}),
    ...(before.kind === 'invoice' && after.kind === 'invoice'
      ? { invoice: await recordItemChange(ctx, 'invoice', action, { before, after }, presentInvoice) }
      : {}),
  };
}
