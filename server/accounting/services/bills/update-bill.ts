import type { BillUpdate, Bill as ShownBill } from '@/lib/contract/bill';
import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, type Result, refuse } from '@/lib/result';
import { type Bill, billTotal } from '../../domain/bills/bill';
import { checkBillLines } from '../../domain/bills/check-bill-lines';
import { totalFault } from '../../domain/postings/check-parts';
import { refuseItemChange } from '../../domain/postings/item-change';
import { statusAfter, totalPaid } from '../../domain/postings/open-item';
import type { BusinessContext, Outcome } from '../context';
import { answerChange } from '../open-items/answer-change';
import { editLines } from '../open-items/edit-lines';
import { partyFaults } from '../open-items/party-faults';
import { updateItem } from '../open-items/update-item';
import type { PostingChart } from '../postings/control-ledgers';
import { presentBill } from './present-bill';

/** Absent and null members leave the bill as it is. */
export async function updateBill(
  ctx: BusinessContext,
  input: BillUpdate & { bill_id: string },
): Promise<Outcome<ShownBill>> {
  const unknownVendor = await partyFaults(ctx, 'vendor', input.vendor_id);
  const changed = await updateItem(ctx, 'bill', input.bill_id, (before, chart) =>
    edit(ctx, before, input, chart, unknownVendor),
  );
  if (!changed.ok) return changed;
  return accept(await answerChange(ctx, 'bill', 'update', changed.value, presentBill));
}

function edit(
  ctx: BusinessContext,
  before: Bill,
  input: BillUpdate,
  chart: PostingChart,
  unknownVendor: Fault[],
): Result<Bill, Problem> {
  const { currency, books_locked_through: lockedThrough } = ctx.business;
  const known = { ledgers: chart.ledgers, payableLedgerId: chart.ledgerFor('accounts_payable'), currency };
  const lines = editLines(before, input.line_changes, (created, path, position) =>
    checkBillLines(created, known, path, position, () => newIdentifier('bill_line')),
  );
  if (!lines.ok) return refuse(invalid([...unknownVendor, ...lines.problem]));
  if (unknownVendor.length > 0) return refuse(invalid(unknownVendor));
  const changed: Bill = {
    ...before,
    partyId: input.vendor_id ?? before.partyId,
    number: input.number ?? before.number,
    description: input.description ?? before.description,
    dueAt: input.due_at ?? before.dueAt,
    postedAt: input.issued_at ?? before.postedAt,
    metadata: input.metadata_ ?? before.metadata,
    lines: lines.value,
    version: before.version + 1,
    updatedAt: ctx.now,
  };
  const totals = { before: billTotal(before), after: billTotal(changed) };
  const tooLarge = totalFault(totals.after, currency, '/line_changes');
  if (tooLarge.length > 0) return refuse(invalid(tooLarge));
  const paid = totalPaid(before);
  const status =
    input.status ?? statusAfter(before.status, { paid, total: totals.before }, { paid, total: totals.after });
  const voidedAt = status === 'voided' ? (before.voidedAt ?? ctx.now) : null;
  const after: Bill = { ...changed, status, voidedAt };
  const refused = refuseItemChange(before, after, lockedThrough);
  return refused ? refuse(refused) : accept(after);
}
