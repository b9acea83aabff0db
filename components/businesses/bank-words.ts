import { formatAmount } from '@/lib/format/amount';
import { formatCount } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { differing, type ListedBusiness } from './business-work';

export type BankWords = {
  /** Null where there is no account with transactions. */
  words: string | null;
  difference: boolean;
  /** How many accounts are not compared, where others are. */
  notCompared: string | null;
  /** Account by account. */
  details: string;
};

/** Whether banks and books agree, in words: only where every account with transactions was compared, they simply do. */
export function bankWords(business: ListedBusiness, locale: string): BankWords {
  const { bankBalances: compared, notCompared, currency } = business;
  const amount = (units: bigint) => formatAmount(units, currency, locale);
  const [first, ...others] = differing(business);
  const all = compared.length + notCompared.length;
  const details = [
    ...compared.map(({ name, day, bank, books }) => {
      const on = `on ${formatDayOfYear(day, locale)}`;
      return bank === books
        ? `${name}: agrees ${on}`
        : `${name}: bank ${amount(bank)}, books ${amount(books)} ${on}`;
    }),
    ...notCompared.map((name) => `${name}: no balance of the bank`),
  ].join('\n');
  const summary = () => {
    if (all === 0) return null;
    if (first)
      return others.length > 0
        ? `${formatCount(others.length + 1, locale)} accounts differ`
        : `Differ by ${amount(first.bank - first.books)}`;
    if (compared.length === 0) return 'Not compared';
    return compared.length === all
      ? 'Agree'
      : `${formatCount(compared.length, locale)} of ${formatCount(all, locale)} accounts agree`;
  };
  const rest = `${formatCount(notCompared.length, locale)} not compared`;
  return {
    words: summary(),
    difference: first !== undefined,
    notCompared: compared.length > 0 && notCompared.length > 0 ? rest : null,
    details,
  };
}
