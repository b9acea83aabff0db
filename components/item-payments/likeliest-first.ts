import type { ListedItem } from '@/components/open-items/item-row';
import { leftToPay } from '@/components/open-items/left-to-pay';
import type { Transaction } from '@/lib/contract/transaction';
import { leftOfTransaction, namesParty } from './left-of-transaction';

type Payment = { transaction: Transaction; partyNames: ReadonlyMap<string, string>; currency: string };

/** What lacks exactly as much as the transaction has left comes first, then whose party the bank seems to name. */
export function likeliestFirst(
  items: readonly ListedItem[],
  { transaction, partyNames, currency }: Payment,
): ListedItem[] {
  const left = leftOfTransaction(transaction, currency);
  const rank = (item: ListedItem) => {
    if (leftToPay(item, currency) === left) return 0;
    return namesParty(partyNames.get(item.partyId) ?? '')(transaction.description) ? 1 : 2;
  };
  return items.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Of the items with status open those that have something open, and the chosen one besides: as it is by now, or as it was where it is
 * among them no longer.
 */
export function offeredItems(
  items: readonly ListedItem[],
  chosen: ListedItem | null,
  currency: string,
): ListedItem[] {
  const open = items.filter((item) => item.id === chosen?.id || leftToPay(item, currency) > 0n);
  return chosen && open.every(({ id }) => id !== chosen.id) ? [chosen, ...open] : open;
}
