import type { Aging } from '@/lib/contract/aging';
import { addDays, type Day } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import type { JsonNumber } from '@/lib/json';
import type { Search } from '@/lib/paths';
import { dueSearch, probablyPaidSearch } from './due-search';

/** A part of what is owed, in minor units, and the list of the bills or invoices that it counts; null where there is none. */
export type OwedRow = {
  name: string;
  units: bigint;
  search: Search | null;
  /** Left out where it is nothing. */
  isRare?: boolean;
};

/** What is owed by when it is due: the rows add up to the balance of receivable or payable. */
export function owedRows({ outlook, bands }: Aging, currency: string, today: Day): OwedRow[] {
  const units = ({ amount }: { amount: JsonNumber }) => unitsOfAmount(amount, currency);
  const { due_in_7_days: in7Days, due_in_30_days: in30Days } = outlook;
  const credit = bands.find(({ band }) => band === 'credit');
  const day = (days: number) => addDays(today, days);
  return [
    { name: 'Overdue', units: units(outlook.overdue), search: dueSearch({ to: day(-1) }) },
    { name: 'In 7 days', units: units(in7Days), search: dueSearch({ from: today, to: day(7) }) },
    {
      name: 'In 8 to 30 days',
      units: units(in30Days) - units(in7Days),
      search: dueSearch({ from: day(8), to: day(30) }),
    },
    { name: 'Later', units: units(outlook.due_later), search: dueSearch({ from: day(31) }), isRare: true },
    { name: 'Probably paid', units: units(outlook.probably_paid), search: probablyPaidSearch, isRare: true },
    { name: 'Without a bill or invoice', units: units(outlook.on_account), search: null, isRare: true },
    { name: 'Credit', units: credit ? units(credit) : 0n, search: null, isRare: true },
  ];
}
