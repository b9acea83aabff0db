import type { LookThrough } from '../../domain/cash-movements/cash-movement';
import { lookThrough } from '../../domain/cash-movements/look-through';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import type { Entry } from '../../domain/journal-entry/entry';
import type { AnyItem } from '../../domain/postings/any-item';
import { paidItemOf } from '../../domain/postings/item-parts';
import { findItems } from '../../store/open-items/item-store';
import { findItemsOfPayments } from '../../store/open-items/payment-store';
import type { PostingContext } from '../context';

/**
 * What the payments among the lines of these entries pay. Nothing is read where there are none.
 * @param changed an item that is not saved yet, to be taken as it will be
 */
export async function readLookThrough(
  ctx: PostingContext,
  entries: readonly Entry[],
  chart: Chart,
  changed: AnyItem | null,
): Promise<LookThrough> {
  const ofChanged = new Set(changed?.payments.map((payment) => payment.paymentId));
  const paymentIds = entries
    .flatMap((entry) => entry.lines.flatMap((line) => line.paymentId ?? []))
    .filter((id) => !ofChanged.has(id));
  const items = paymentIds.length === 0 ? [] : await findOthers(ctx, paymentIds, changed?.id ?? null);
  if (changed) items.push(changed);
  return new Map(items.flatMap((item) => [...lookThrough(paidItemOf(item, chart))]));
}

async function findOthers(
  ctx: PostingContext,
  paymentIds: readonly string[],
  except: string | null,
): Promise<AnyItem[]> {
  const ids = await findItemsOfPayments(ctx.db, ctx.business.id, paymentIds);
  const bills = await findItems(ctx.db, ctx.business.id, 'bill', ids.bill);
  const invoices = await findItems(ctx.db, ctx.business.id, 'invoice', ids.invoice);
  return [...bills, ...invoices].filter((item) => item.id !== except);
}
