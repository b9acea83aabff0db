import type { ItemKind } from '@/lib/contract/item-kind';
import type { LookThrough } from '../../domain/cash-movements/cash-movement';
import { lookThrough } from '../../domain/cash-movements/look-through';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import type { CashMovement, Entry } from '../../domain/journal-entry/entry';
import type { AnyItem } from '../../domain/postings/any-item';
import { paidItemOf } from '../../domain/postings/item-parts';
import { isSettlementOrReversal, settlingLines } from '../../domain/postings/settlement-entry';
import { findItems } from '../../store/open-items/item-store';
import { findItemsOfPayments } from '../../store/open-items/payment-store';
import type { PostingContext } from '../context';

/**
 * What these entries pay or settle, by payments among their lines or as settlements. Nothing is read where they do not.
 * @param changed an item that is not saved yet, to be taken as it will be
 */
export async function readLookThrough(
  ctx: PostingContext,
  entries: readonly Entry[],
  chart: Chart,
  changed: AnyItem | null,
): Promise<LookThrough> {
  const settlements = entries.filter(isSettlementOrReversal);
  const items = await findOthers(ctx, entries, settlements, changed);
  if (changed) items.push(changed);
  const counts = new Map<string, readonly CashMovement[]>(
    items.flatMap((item) => [...lookThrough(paidItemOf(item, chart))]),
  );
  for (const entry of settlements) {
    const movements = counts.get(entry.id);
    for (const line of movements ? settlingLines(entry, chart) : []) counts.set(line.id, movements ?? []);
  }
  return counts;
}

async function findOthers(
  ctx: PostingContext,
  entries: readonly Entry[],
  settlements: readonly Entry[],
  changed: AnyItem | null,
): Promise<AnyItem[]> {
  const ofChanged = new Set(changed?.payments.map((payment) => payment.paymentId));
  const paymentIds = entries
    .flatMap((entry) => entry.lines.flatMap((line) => line.paymentId ?? []))
    .filter((id) => !ofChanged.has(id));
  const paid =
    paymentIds.length === 0
      ? { bill: [], invoice: [] }
      : await findItemsOfPayments(ctx.db, ctx.business.id, paymentIds);
  const idsOf = (kind: ItemKind) =>
    [...new Set([...paid[kind], ...settlements.flatMap((entry) => entry[`${kind}Id`] ?? [])])].filter(
      (id) => id !== changed?.id,
    );
  const [billIds, invoiceIds] = [idsOf('bill'), idsOf('invoice')];
  const bills = billIds.length === 0 ? [] : await findItems(ctx.db, ctx.business.id, 'bill', billIds);
  const invoices =
    invoiceIds.length === 0 ? [] : await findItems(ctx.db, ctx.business.id, 'invoice', invoiceIds);
  return [...bills, ...invoices];
}
