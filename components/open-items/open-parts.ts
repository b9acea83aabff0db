import type { Aging } from '@/lib/contract/aging';
import type { DueBand } from '@/lib/contract/choices';
import { unitsOfAmount } from '@/lib/format/amount';
import type { JsonNumber } from '@/lib/json';

/** How many bills or invoices, and what is open of them in minor units. */
export type OpenPart = { count: number; units: bigint };

/**
 * What is open of bills or invoices, as their list shows it: in all, and by how long it has been due, without what is
 * probably paid. What entries say is owed without a bill or invoice is beside it, as is credit (negative); all three, but
 * for the bands, add up to the balance.
 */
export function openParts(aging: Aging, currency: string) {
  const unitsOf = ({ amount }: { amount: JsonNumber }) => unitsOfAmount(amount, currency);
  const { probably_paid: paid, probably_paid_in_part: inPart, on_account: onAccount } = aging.outlook;
  const balance = unitsOf(aging);
  const credit = aging.bands.reduce((sum, each) => (each.band === 'credit' ? sum + unitsOf(each) : sum), 0n);
  const bands: { band: DueBand; part: OpenPart }[] = aging.bands.flatMap((each) =>
    each.band === 'credit' ? [] : [{ band: each.band, part: leftOf(each, unitsOf) }],
  );
  const all: OpenPart = {
    count: aging.count - onAccount.count,
    units: balance - credit - unitsOf(onAccount),
  };
  return {
    all,
    bands,
    paid: { count: paid.count, units: unitsOf(paid) },
    inPart: { count: inPart?.count ?? 0, units: inPart ? unitsOf(inPart) : 0n },
    onAccount: unitsOf(onAccount),
    credit,
    balance,
  };
}

function leftOf(
  { count, amount, probably_paid: paid, on_account: onAccount }: Aging['bands'][number],
  unitsOf: (sum: { amount: JsonNumber }) => bigint,
): OpenPart {
  return {
    count: count - paid.count - onAccount.count,
    units: unitsOf({ amount }) - unitsOf(paid) - unitsOf(onAccount),
  };
}
