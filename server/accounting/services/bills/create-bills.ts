import type { BillCreate, Bill as ShownBill } from '@/lib/contract/bill';
import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, type Result, refuse } from '@/lib/result';
import type { Bill } from '../../domain/bills/bill';
import { checkBillLines } from '../../domain/bills/check-bill-lines';
import { isLocked, periodLocked } from '../../domain/journal-entry/books-lock';
import { totalChanges } from '../../domain/journal-entry/period-totals';
import { totalOf } from '../../domain/postings/any-item';
import { totalFault } from '../../domain/postings/check-parts';
import { insertEntries } from '../../store/journal-entry/journal-entry-store';
import { relyOnChart } from '../../store/ledger-store';
import { insertItems } from '../../store/open-items/item-store';
import { findParties } from '../../store/party-store';
import { audit, type BusinessContext, type Outcome } from '../context';
import { allOrFaults } from '../journal-entries/create-journal-entries';
import { type PostingChart, readPostingChart } from '../postings/control-ledgers';
import { newPosting } from '../postings/new-posting';
import { auditEntries } from '../postings/save-item-change';
import { presentBill } from './present-bill';

/** All or none; answered in the order sent. Each is open and posted at `issued_at`. */
export async function createBills(
  ctx: BusinessContext,
  input: readonly BillCreate[],
): Promise<Outcome<ShownBill[]>> {
  relyOnChart(ctx.db, ctx.business.id);
  const chart = await readPostingChart(ctx);
  const vendorIds = [...new Set(input.map((bill) => bill.vendor_id))];
  const vendors = await findParties(ctx.db, 'vendor', ctx.business.id, vendorIds);
  const proposed = allOrFaults(
    input.map((bill, index) => propose(ctx, bill, chart, new Set(vendors.keys()), `/${index}`)),
  );
  if (!proposed.ok) return proposed;

  const entries = proposed.value.map((bill) => newPosting(ctx, bill, chart, bill.postedAt));
  const bills = proposed.value.map((bill, index) => ({
    ...bill,
    journalEntryId: entries[index]?.id ?? null,
  }));
  const changes = totalChanges(entries.map((after) => ({ before: null, after })));
  insertItems(ctx.db, ctx.business.id, 'bill', bills);
  insertEntries(ctx.db, ctx.business.id, entries, changes);
  ctx.totalsChanged(ctx.business.id, changes.length);
  const shown = bills.map((bill) => presentBill(ctx.business, bill));
  audit(
    ctx,
    ctx.business.id,
    shown.map((after) => ({
      action: 'create',
      resourceType: 'bill',
      resourceId: after.id,
      before: null,
      after,
    })),
  );
  await auditEntries(ctx, entries);
  return accept(shown);
}

function propose(
  ctx: BusinessContext,
  input: BillCreate,
  chart: PostingChart,
  vendorIds: ReadonlySet<string>,
  path: string,
): Result<Bill, Problem> {
  const { currency, books_locked_through: lockedThrough } = ctx.business;
  const faults: Fault[] = [];
  if (input.business_id !== ctx.business.id) {
    faults.push({
      path: `${path}/business_id`,
      code: 'not_found',
      message: `must be the business of the path, ${ctx.business.id}`,
    });
  }
  if (!vendorIds.has(input.vendor_id)) {
    faults.push({
      path: `${path}/vendor_id`,
      code: 'not_found',
      message: 'is not a vendor of this business',
    });
  }
  const known = { ledgers: chart.ledgers, payableLedgerId: chart.ledgerFor('accounts_payable'), currency };
  const newLineId = () => newIdentifier('bill_line');
  const lines = checkBillLines(input.lines, known, `${path}/lines`, 0, newLineId);
  if (!lines.ok) faults.push(...lines.problem);
  if (!lines.ok || faults.length > 0) return refuse(invalid(faults));
  const bill: Bill = {
    kind: 'bill',
    id: newIdentifier('bill'),
    partyId: input.vendor_id,
    number: input.number,
    description: input.description,
    status: 'open',
    dueAt: input.due_at,
    postedAt: input.issued_at,
    voidedAt: null,
    metadata: input.metadata_ ?? {},
    journalEntryId: null,
    version: 1,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    lines: lines.value,
    payments: [],
  };
  const tooLarge = totalFault(totalOf(bill), currency, `${path}/lines`);
  if (tooLarge.length > 0) return refuse(invalid(tooLarge));
  if (isLocked(lockedThrough, bill.postedAt)) return refuse(periodLocked(lockedThrough, `${path}/issued_at`));
  return accept(bill);
}
