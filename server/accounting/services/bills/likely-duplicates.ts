import type { Bill as ShownBill } from '@/lib/contract/bill';
import type { DuplicateBill, DuplicateBillQuery } from '@/lib/contract/duplicate-bill';
import { invalid } from '@/lib/contract/problem';
import { unitsOfAmount } from '@/lib/format/amount';
import { amountNumber, ExactNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsIn } from '@/lib/money/minor-units-in';
import { accept, refuse } from '@/lib/result';
import { judgeDuplicate } from '../../domain/bills/judge-duplicate';
import { findOtherBills } from '../../store/open-items/duplicate-bills';
import type { BusinessContext, Outcome } from '../context';

type BillFacts = {
  id: string | null;
  vendorId: string;
  number: string;
  issuedAt: ShownBill['issued_at'];
  total: bigint | null;
};

/** Bills, each with those that are likely the same one. */
export async function withLikelyDuplicates(
  ctx: BusinessContext,
  bills: readonly ShownBill[],
): Promise<ShownBill[]> {
  const asked = bills.map((bill) => factsOf(ctx, bill));
  // A voided bill is none that could be paid twice.
  const found = await likelyDuplicates(
    ctx,
    asked.filter((_, at) => bills[at]?.status !== 'voided'),
  );
  return bills.map((bill) => {
    const likely = found.get(bill.id) ?? [];
    return likely.length === 0 ? bill : { ...bill, likely_duplicates: likely };
  });
}

/** The bills that one to be entered or reopened is likely a duplicate of. */
export async function listDuplicateBills(
  ctx: BusinessContext,
  query: DuplicateBillQuery,
): Promise<Outcome<DuplicateBill[]>> {
  const total =
    query.total_amount === undefined
      ? accept(null)
      : minorUnitsIn(new ExactNumber(query.total_amount), ctx.business.currency);
  if (!total.ok) return refuse(invalid([{ path: '/total_amount', ...total.problem }]));
  const { bill_id: id = null, vendor_id: vendorId, number = '', issued_at: issuedAt } = query;
  const found = await likelyDuplicates(ctx, [{ id, vendorId, number, issuedAt, total: total.value }]);
  return accept(found.get(id) ?? []);
}

async function likelyDuplicates(
  ctx: BusinessContext,
  asked: readonly BillFacts[],
): Promise<Map<string | null, DuplicateBill[]>> {
  const { db, business } = ctx;
  const found = new Map<string | null, DuplicateBill[]>();
  for (const other of await findOtherBills(db, business.id, asked)) {
    const bill = asked[other.asked];
    const signs = bill && judgeDuplicate(bill, other);
    if (!signs) continue;
    const shown = {
      bill_id: other.id,
      number: other.number,
      issued_at: other.issuedAt,
      total_amount: amountNumber(other.total, decimalsOf(business.currency)),
      same_number: signs.sameNumber,
      same_amount: signs.sameAmount,
    };
    found.set(bill.id, [...(found.get(bill.id) ?? []), shown]);
  }
  return found;
}

function factsOf({ business }: BusinessContext, bill: ShownBill): BillFacts {
  return {
    id: bill.id,
    vendorId: bill.vendor_id,
    number: bill.number,
    issuedAt: bill.issued_at,
    total: unitsOfAmount(bill.total_amount, business.currency),
  };
}
