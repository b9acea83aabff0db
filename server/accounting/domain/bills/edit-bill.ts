import type { BillUpdate } from '@/lib/contract/bill';
import { invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import { totalFault } from '../postings/check-parts';
import { editLines } from '../postings/edit-lines';
import { refuseItemChange } from '../postings/item-change';
import type { KnownForItem } from '../postings/known-for-item';
import { statusAfter, totalSettled } from '../postings/open-item';
import { type Bill, billTotal } from './bill';
import { checkBillLines } from './check-bill-lines';

/** The bill as a person edits it, or why that is refused. Absent and null members leave the bill as it is. */
export function editBill(
  books: Books,
  before: Bill,
  input: BillUpdate,
  { chart, partyFaults, partyName }: KnownForItem,
): Result<Bill, Problem> {
  const lines = editLines(before, input.line_changes, (created, path, position) =>
    checkBillLines(books, created, chart, path, position),
  );
  if (!lines.ok) return refuse(invalid([...partyFaults, ...lines.problem]));
  if (partyFaults.length > 0) return refuse(invalid([...partyFaults]));
  const changed: Bill = {
    ...before,
    partyId: input.vendor_id ?? before.partyId,
    partyName: partyName ?? before.partyName,
    number: input.number ?? before.number,
    description: input.description ?? before.description,
    dueAt: input.due_at ?? before.dueAt,
    postedAt: input.issued_at ?? before.postedAt,
    metadata: input.metadata_ ?? before.metadata,
    lines: lines.value,
    version: before.version + 1,
    updatedAt: books.now,
  };
  const totals = { before: billTotal(before), after: billTotal(changed) };
  const tooLarge = totalFault(totals.after, books.currency, '/line_changes');
  if (tooLarge.length > 0) return refuse(invalid(tooLarge));
  const paid = totalSettled(before);
  const status =
    input.status ?? statusAfter(before.status, { paid, total: totals.before }, { paid, total: totals.after });
  const voidedAt = status === 'voided' ? (before.voidedAt ?? books.now) : null;
  const after: Bill = { ...changed, status, voidedAt };
  const refused = refuseItemChange(books, before, after);
  return refused ? refuse(refused) : accept(after);
}
