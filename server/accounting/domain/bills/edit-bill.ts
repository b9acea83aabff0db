import type { BillUpdate } from '@/lib/contract/bill';
import { invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import { editItem, statusAfterEdit } from '../postings/edit-item';
import { editLines } from '../postings/edit-lines';
import { totalFault } from '../postings/item-line-faults';
import type { KnownForItem } from '../postings/known-for-item';
import { refuseItemChange } from '../postings/refuse-item-change';
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
    ...editItem(books, before, input, { id: input.vendor_id, name: partyName }),
    postedAt: input.issued_at ?? before.postedAt,
    lines: lines.value,
  };
  const total = { before: billTotal(before), after: billTotal(changed) };
  const tooLarge = totalFault(total.after, books.currency, '/line_changes');
  if (tooLarge.length > 0) return refuse(invalid(tooLarge));
  const after: Bill = { ...changed, ...statusAfterEdit(books, before, input.status, total) };
  const refused = refuseItemChange(books, before, after);
  return refused ? refuse(refused) : accept(after);
}
