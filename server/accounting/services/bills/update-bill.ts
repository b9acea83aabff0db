import type { BillUpdate, Bill as ShownBill } from '@/lib/contract/bill';
import { invalid, type Problem } from '@/lib/contract/problem';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, type Result, refuse } from '@/lib/result';
import type { Bill, BillLine } from '../../domain/bills/bill';
import { checkBillLines } from '../../domain/bills/check-bill-lines';
import { totalOf } from '../../domain/postings/any-item';
import { totalFault, unknownLineFaults } from '../../domain/postings/check-parts';
import { refuseItemChange } from '../../domain/postings/item-change';
import { statusAfter, totalPaid } from '../../domain/postings/open-item';
import { relyOnChart } from '../../store/ledger-store';
import { lockBill } from '../../store/open-items/bill-store';
import { audit, type BusinessContext, notFound, type Outcome, staleVersion } from '../context';
import { type PostingChart, readPostingChart } from '../postings/control-ledgers';
import { planChange } from '../postings/plan-change';
import { lockItemEntries, saveItemChange } from '../postings/save-item-change';
import { presentBill } from './present-bill';

/** Absent and null members leave the bill as it is; its posting follows, and so does what its payments count on. */
export async function updateBill(
  ctx: BusinessContext,
  input: BillUpdate & { bill_id: string },
): Promise<Outcome<ShownBill>> {
  await relyOnChart(ctx.db, ctx.business.id);
  const before = await lockBill(ctx.db, ctx.business.id, input.bill_id);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const chart = await readPostingChart(ctx);
  const edited = edit(ctx, before, input, chart);
  if (!edited.ok) return edited;

  const entries = await lockItemEntries(ctx, before);
  const change = planChange(ctx, before, edited.value, entries, chart);
  const locked = await saveItemChange(ctx, change, chart);
  if (locked) return refuse(locked);
  const after = presentBill(ctx.business, change.after);
  await audit(ctx, ctx.business.id, [
    {
      action: 'update',
      resourceType: 'bill',
      resourceId: before.id,
      before: presentBill(ctx.business, before),
      after,
    },
  ]);
  return accept(after);
}

function edit(
  ctx: BusinessContext,
  before: Bill,
  input: BillUpdate,
  chart: PostingChart,
): Result<Bill, Problem> {
  const lines = editLines(ctx, before, input, chart);
  if (!lines.ok) return lines;
  const changed: Bill = {
    ...before,
    number: input.number ?? before.number,
    description: input.description ?? before.description,
    dueAt: input.due_at ?? before.dueAt,
    postedAt: input.issued_at ?? before.postedAt,
    lines: lines.value,
    version: before.version + 1,
    updatedAt: ctx.now,
  };
  const totals = { before: totalOf(before), after: totalOf(changed) };
  const tooLarge = totalFault(totals.after, ctx.business.currency, '/line_changes');
  if (tooLarge.length > 0) return refuse(invalid(tooLarge));
  const paid = totalPaid(before);
  const status =
    input.status ?? statusAfter(before.status, { paid, total: totals.before }, { paid, total: totals.after });
  const after: Bill = {
    ...changed,
    status,
    voidedAt: status === 'voided' ? (before.voidedAt ?? ctx.now) : null,
  };
  const refused = refuseItemChange(before, after, ctx.business.books_locked_through);
  return refused ? refuse(refused) : accept(after);
}

function editLines(
  ctx: BusinessContext,
  before: Bill,
  { line_changes: changes }: BillUpdate,
  chart: PostingChart,
): Result<readonly BillLine[], Problem> {
  const created = changes?.create_lines ?? [];
  const deleted = changes?.delete_lines ?? [];
  if (created.length + deleted.length === 0) return accept(before.lines);
  const unknown = unknownLineFaults(before.lines, deleted, 'bill', '/line_changes/delete_lines');
  const known = {
    ledgers: chart.ledgers,
    payableLedgerId: chart.ledgerFor('accounts_payable'),
    currency: ctx.business.currency,
  };
  const position = Math.max(...before.lines.map((line) => line.position)) + 1;
  const newLineId = () => newIdentifier('bill_line');
  const added = checkBillLines(created, known, '/line_changes/create_lines', position, newLineId);
  if (!added.ok) return refuse(invalid([...unknown, ...added.problem]));
  if (unknown.length > 0) return refuse(invalid(unknown));
  const gone = new Set(deleted);
  const lines = [...before.lines.filter((line) => !gone.has(line.id)), ...added.value];
  if (lines.length > 0) return accept(lines);
  const message = `would leave none of the ${before.lines.length} lines; void the bill instead`;
  return refuse(invalid([{ path: '/line_changes', code: 'out_of_range', message }]));
}
