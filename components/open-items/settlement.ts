import type { ItemStatus } from '@/lib/contract/item-kind';
import { unitsOfAmount } from '@/lib/format/amount';
import type { JsonNumber } from '@/lib/json';

/** What settles a bill or an invoice. */
export type Settlement = {
  status: ItemStatus;
  total_amount: JsonNumber;
  total_paid: JsonNumber;
  credit_applied: JsonNumber;
  settled_otherwise: JsonNumber;
};

/**
 * Which way it is settled further: what is open is paid, and what was only marked as paid is opened again, so that the payment
 * is named. A payment of that before would be credit.
 */
export function settlingActs(
  item: { open_amount: JsonNumber; settled_otherwise: JsonNumber },
  currency: string,
): { pays: boolean; opensAgain: boolean } {
  return {
    pays: unitsOfAmount(item.open_amount, currency) > 0n,
    opensAgain: unitsOfAmount(item.settled_otherwise, currency) > 0n,
  };
}

/** The status to open a voided one with, or one that was marked as paid: paid when its payments and its credit settle it. */
export function statusOnReopening(
  item: Pick<Settlement, 'total_amount' | 'total_paid' | 'credit_applied'>,
  currency: string,
): 'open' | 'paid' {
  const settled = unitsOfAmount(item.total_paid, currency) + unitsOfAmount(item.credit_applied, currency);
  return settled >= unitsOfAmount(item.total_amount, currency) ? 'paid' : 'open';
}

/**
 * By how much more it is open without a payment or an applied credit, in minor units: nothing where it is not posted,
 * and less than was taken away where more than the total was settled.
 * @param removed the payment or credit, in minor units
 */
export function reopenedWithout(removed: bigint, item: Settlement, currency: string): bigint {
  if (item.status === 'draft' || item.status === 'voided') return 0n;
  const units = (amount: JsonNumber) => unitsOfAmount(amount, currency);
  const settled = units(item.total_paid) + units(item.credit_applied) + units(item.settled_otherwise);
  const openAt = (paid: bigint) => (paid < units(item.total_amount) ? units(item.total_amount) - paid : 0n);
  return openAt(settled - removed) - openAt(settled);
}
