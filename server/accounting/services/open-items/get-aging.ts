import type { Aging, AgingQuery } from '@/lib/contract/aging';
import { dayOf } from '@/lib/dates/instant';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { accept } from '@/lib/result';
import { ageItems } from '../../domain/postings/age-items';
import type { ItemKind } from '../../domain/postings/open-item';
import { dueByDay } from '../../store/open-items/due-by-day';
import type { BusinessContext, Outcome } from '../context';

/** What is open now, by how long it has been due on the day asked for, today (UTC) if none is. */
export async function getAging(
  ctx: BusinessContext,
  kind: ItemKind,
  query: AgingQuery,
): Promise<Outcome<Aging>> {
  const asOf = query.as_of ?? dayOf(ctx.now);
  const bands = ageItems(await dueByDay(ctx.db, ctx.business.id, kind), asOf);
  const shown = (units: bigint) => amountNumber(units, decimalsOf(ctx.business.currency));
  return accept({
    as_of: asOf,
    count: bands.reduce((sum, { count }) => sum + count, 0),
    amount: shown(bands.reduce((sum, { amount }) => sum + amount, 0n)),
    bands: bands.map(({ band, count, amount }) => ({ band, count, amount: shown(amount) })),
  });
}
