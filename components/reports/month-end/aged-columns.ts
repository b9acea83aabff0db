import type { Aging, AgingBand } from '@/lib/contract/aging';
import { unitsOfAmount } from '@/lib/format/amount';

/** A column of what is owed, by how long it has been due; `unitsOf` gives minor units of all or of one party. */
export type AgedColumn = { key: string; name: string; unitsOf: (aged: Aged) => bigint };

type Aged = Pick<Aging, 'bands' | 'amount'>;

/** Days overdue. */
const bandNames: Record<AgingBand, string> = {
  current: 'Not yet due',
  '1_30': '1–30 days',
  '31_60': '31–60 days',
  '61_90': '61–90 days',
  over_90: 'Over 90 days',
  credit: 'Credit',
};

/**
 * The columns of aged amounts, which add up to the last. What is probably paid, and what no bill or invoice is of, stand in
 * columns of their own, where there is any, so that the columns of days hold what is called overdue.
 */
export function agedColumns({ bands, outlook }: Aging, currency: string): AgedColumn[] {
  const hasProbable = outlook.probably_paid.count > 0;
  const hasOnAccount = outlook.on_account.count > 0;
  const probable = ({ probably_paid: paid }: Aging['bands'][number]) => unitsOfAmount(paid.amount, currency);
  const onAccountOf = ({ on_account: owed }: Aging['bands'][number]) => unitsOfAmount(owed.amount, currency);
  const columns = bands.map(
    ({ band }): AgedColumn => ({
      key: band,
      name: bandNames[band],
      unitsOf: (aged) => {
        const found = aged.bands.find((each) => each.band === band);
        return found ? unitsOfAmount(found.amount, currency) - probable(found) - onAccountOf(found) : 0n;
      },
    }),
  );
  const paid: AgedColumn = {
    key: 'probably_paid',
    name: 'Probably paid',
    unitsOf: (aged) => aged.bands.reduce((sum, each) => sum + probable(each), 0n),
  };
  const onAccount: AgedColumn = {
    key: 'on_account',
    name: 'Without a bill or invoice',
    unitsOf: (aged) => aged.bands.reduce((sum, each) => sum + onAccountOf(each), 0n),
  };
  const total: AgedColumn = {
    key: 'total',
    name: 'Total',
    unitsOf: ({ amount }) => unitsOfAmount(amount, currency),
  };
  return [...columns, ...(hasProbable ? [paid] : []), ...(hasOnAccount ? [onAccount] : []), total];
}
