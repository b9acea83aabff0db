import sql, { type Sql } from 'sql-template-tag';

/** Items of one sign, with the comparison to zero that holds for their amounts. */
type OfSign<Item> = { items: readonly Item[]; comparedToZero: Sql };

/**
 * Those with a negative amount and those with a positive one, each where there are any. Transactions are indexed by amount for
 * each direction apart; the planner uses such an index only where the statement says the sign: `amount ${comparedToZero}`.
 */
export function bySign<Item>(
  items: readonly Item[],
  amountOf: (item: Item) => bigint,
): readonly OfSign<Item>[] {
  return [
    { items: items.filter((item) => amountOf(item) < 0n), comparedToZero: sql`< 0` },
    { items: items.filter((item) => amountOf(item) > 0n), comparedToZero: sql`> 0` },
  ].filter((part) => part.items.length > 0);
}
