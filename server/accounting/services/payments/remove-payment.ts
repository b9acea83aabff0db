import type { CategorizationMethod } from '@/lib/contract/journal-entry';
import { accept, refuse } from '@/lib/result';
import type { Entry } from '../../domain/journal-entry/entry';
import type { ItemByKind } from '../../domain/postings/any-item';
import { type ItemKind, postingRules } from '../../domain/postings/open-item';
import { withoutPayment } from '../../domain/postings/payment-lines';
import { relyOnChart } from '../../store/ledger-store';
import { lockItem } from '../../store/open-items/item-store';
import { findPaidItem, findPaymentsOfTransactions, markRemoved } from '../../store/open-items/payment-store';
import { type BusinessContext, notFound, type Outcome } from '../context';
import type { Changed } from '../open-items/answer-change';
import { type PostingChart, readPostingChart } from '../postings/control-ledgers';
import { newLineId } from '../postings/new-posting';
import { lockItemEntries, saveItemChange } from '../postings/save-item-change';
import { carrying, withPayments } from './payments-of-item';

/** Takes a payment off its bill or invoice: the transaction's entry says again what it said before. */
export async function removePayment<Kind extends ItemKind>(
  ctx: BusinessContext,
  kind: Kind,
  id: string,
): Promise<Outcome<Changed<ItemByKind[Kind]>>> {
  relyOnChart(ctx.db, ctx.business.id);
  const itemId = await findPaidItem(ctx.db, ctx.business.id, kind, id);
  const before = itemId === null ? null : await lockItem(ctx.db, ctx.business.id, kind, itemId);
  const payment = before?.payments.find((each) => each.id === id);
  if (!before || !payment) return refuse(notFound);

  const chart = await readPostingChart(ctx);
  const entries = await lockItemEntries(ctx, before);
  const found = await findPaymentsOfTransactions(ctx.db, ctx.business.id, [payment.transactionId]);
  const remaining = (found.get(payment.transactionId) ?? []).filter((each) => each.id !== id);
  await markRemoved(ctx.db, ctx.business.id, payment, ctx.now);

  const entry = entries.find((each) => each.id === payment.journalEntryId);
  const lines = entry && withoutPayment(entry.lines, payment, newLineId);
  const changed =
    entry && lines && payment.amount > 0n
      ? [carrying({ ...entry, lines, categorizationMethod: methodOf(entry, lines, kind, chart) }, remaining)]
      : [];
  const payments = before.payments.filter((each) => each !== payment);
  const after = withPayments(ctx, before, payments);
  const locked = await saveItemChange(ctx, { before, after, entries, changed, created: [] }, chart);
  return locked ? refuse(locked) : accept({ before, after });
}

/** What an entry without the payment is categorized by: other payments, nothing, or what somebody once chose. */
function methodOf(
  entry: Entry,
  lines: Entry['lines'],
  kind: ItemKind,
  chart: PostingChart,
): CategorizationMethod {
  if (lines.some((line) => line.paymentId !== null)) return entry.categorizationMethod;
  const isUncategorized = (ledgerId: string) =>
    chart.ledgers.get(ledgerId)?.purpose?.startsWith('uncategorized') ?? false;
  const opposite = lines.filter((line) => line.side === postingRules[kind].partSide);
  return opposite.every((line) => isUncategorized(line.ledgerId)) ? 'uncategorized' : 'manual';
}
