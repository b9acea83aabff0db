import type { BillUpdate, Bill as ShownBill } from '@/lib/contract/bill';
import { accept } from '@/lib/result';
import { editBill } from '../../domain/bills/edit-bill';
import type { BusinessContext, Outcome } from '../context';
import { rematchItem } from '../links/rematch-item';
import { readNamedParty } from '../open-items/read-named-party';
import { recordItemChange } from '../open-items/record-item-change';
import { updateItem } from '../open-items/update-item';
import { presentBill } from './present-bill';
import { keepSource, lockSourcesOfVoided } from './source-documents';

/** Absent and null members leave the bill as it is. */
export async function updateBill(
  ctx: BusinessContext,
  input: BillUpdate & { bill_id: string },
): Promise<Outcome<ShownBill>> {
  const isPosted = input.status === 'open' || input.status === 'paid';
  const sources = isPosted ? await lockSourcesOfVoided(ctx, input.bill_id) : accept([]);
  if (!sources.ok) return sources;
  const vendor = await readNamedParty(ctx, 'vendor', input.vendor_id);
  const changed = await updateItem(ctx, 'bill', input.bill_id, input, (books, before, chart) =>
    editBill(books, before, input, { chart, ...vendor }),
  );
  if (!changed.ok) return changed;
  for (const document of sources.value)
    if (document.billId !== input.bill_id) await keepSource(ctx, document, input.bill_id);
  const shown = await recordItemChange(ctx, 'bill', 'update', changed.value, presentBill);
  await rematchItem(ctx, changed.value);
  return accept(shown);
}
