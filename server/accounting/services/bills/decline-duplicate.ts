import type { BillCreate, Bill as ShownBill } from '@/lib/contract/bill';
import { type Fault, invalid } from '@/lib/contract/problem';
import { refuse } from '@/lib/result';
import { insertDeclinedDuplicates, knownBillIds } from '../../store/open-items/duplicate-bills';
import { audit, type BusinessContext, notFound, type Outcome } from '../context';
import { getBill } from './read-bills';

/** Keeps that two bills that look alike are two; a second time changes nothing. */
export async function declineDuplicateBill(
  ctx: BusinessContext,
  { bill_id: id, other_bill_id: otherId }: { bill_id: string; other_bill_id: string },
): Promise<Outcome<ShownBill>> {
  const known = await knownBillIds(ctx.db, ctx.business.id, [id, otherId]);
  if (!known.has(id)) return refuse(notFound);
  if (!known.has(otherId) || id === otherId) return refuse(invalid([unknownBill('/other_bill_id')]));
  await decline(ctx, [[id, otherId]]);
  return getBill(ctx, { bill_id: id });
}

/** What is wrong with the bills that new ones are said to be no duplicates of. */
export async function distinctFaults(ctx: BusinessContext, input: readonly BillCreate[]): Promise<Fault[]> {
  const named = input.flatMap((bill) => bill.not_duplicate_of ?? []);
  const known = await knownBillIds(ctx.db, ctx.business.id, named);
  return input.flatMap((bill, index) =>
    (bill.not_duplicate_of ?? []).flatMap((id, at) =>
      known.has(id) ? [] : [unknownBill(`/${index}/not_duplicate_of/${at}`)],
    ),
  );
}

/** Keeps the pairs of bills that are two. */
export async function decline(
  ctx: BusinessContext,
  pairs: readonly (readonly [billId: string, otherBillId: string])[],
): Promise<void> {
  const isNew = await insertDeclinedDuplicates(ctx.db, ctx.business.id, pairs, ctx.now);
  if (isNew === 0) return;
  audit(
    ctx,
    ctx.business.id,
    pairs.map(([id, otherId]) => ({
      action: 'decline_duplicate',
      resourceType: 'bill',
      resourceId: id,
      before: null,
      after: { not_duplicate_of: otherId },
    })),
  );
}

function unknownBill(path: string): Fault {
  return { path, code: 'not_found', message: 'is not another bill of this business' };
}
