import type { InvoiceUpdate, Invoice as ShownInvoice } from '@/lib/contract/invoice';
import { accept } from '@/lib/result';
import { editInvoice } from '../../domain/invoices/edit-invoice';
import type { BusinessContext, Outcome } from '../context';
import { matchItems } from '../links/match-payments';
import { rematchItem } from '../links/rematch-item';
import { readNamedParty } from '../open-items/read-named-party';
import { recordItemChange } from '../open-items/record-item-change';
import { updateItem } from '../open-items/update-item';
import { presentInvoice } from './present-invoice';

/** Absent and null members leave the invoice as it is; a draft that is opened is sent at `sent_at`, or now. */
export async function updateInvoice(
  ctx: BusinessContext,
  input: InvoiceUpdate & { invoice_id: string },
): Promise<Outcome<ShownInvoice>> {
  const customer = await readNamedParty(ctx, 'customer', input.customer_id);
  const changed = await updateItem(ctx, 'invoice', input.invoice_id, input, (books, before, chart) =>
    editInvoice(books, before, input, { chart, ...customer }),
  );
  if (!changed.ok) return changed;
  const shown = await recordItemChange(ctx, 'invoice', 'update', changed.value, presentInvoice);
  const { before, after } = changed.value;
  // Nobody else has locked the new entry of what was a draft, so the entries of its payments are judged at once.
  if (before.status === 'draft' && after.status === 'open') await matchItems(ctx, 'invoice', [after.id]);
  else await rematchItem(ctx, changed.value);
  return accept(shown);
}
