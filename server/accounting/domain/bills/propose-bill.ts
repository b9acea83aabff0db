import type { BillCreate } from '@/lib/contract/bill';
import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import type { Chart } from '../chart-of-accounts/chart';
import { totalFault } from '../postings/item-line-faults';
import { unsettledItem } from '../postings/unsettled-item';
import { type Bill, billTotal } from './bill';
import { checkBillLines } from './check-bill-lines';

/**
 * The open bill that a person enters, or every fault of it.
 * @param known the business of the request's path, and the vendors that it has
 * @param path JSON pointer of the bill in the request
 */
export function proposeBill(
  books: Books,
  input: BillCreate,
  known: { businessId: string; vendors: ReadonlyMap<string, { name: string }>; chart: Chart },
  path: string,
): Result<Bill, Problem> {
  const faults: Fault[] = [];
  if (input.business_id !== known.businessId) {
    const message = `must be the business in the path, ${known.businessId}`;
    faults.push({ path: `${path}/business_id`, code: 'not_found', message });
  }
  const vendor = known.vendors.get(input.vendor_id);
  if (!vendor) {
    const message = 'is not a vendor of this business';
    faults.push({ path: `${path}/vendor_id`, code: 'not_found', message });
  }
  const lines = checkBillLines(books, input.lines, known.chart, `${path}/lines`, 0);
  if (!lines.ok) faults.push(...lines.problem);
  if (!vendor || !lines.ok || faults.length > 0) return refuse(invalid(faults));
  const tooLarge = totalFault(billTotal({ lines: lines.value }), books.currency, `${path}/lines`);
  if (tooLarge.length > 0) return refuse(invalid(tooLarge));
  return accept({
    ...unsettledItem(books),
    kind: 'bill',
    id: books.newId('bill'),
    partyId: input.vendor_id,
    partyName: vendor.name,
    number: input.number,
    description: input.description,
    status: 'open',
    dueAt: input.due_at,
    postedAt: input.issued_at,
    metadata: input.metadata_ ?? {},
    lines: lines.value,
  });
}
