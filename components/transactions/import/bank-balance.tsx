'use client';

import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import type { Ledger } from '@/lib/contract/ledger';
import { endOfDay } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import { absolute } from '@/lib/money/absolute';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { type OpeningBalanceSearch, paths } from '@/lib/paths';
import { ledgerReads } from '@/lib/reads/ledger-reads';
import { readOptions } from '@/lib/reads/read-options';
import { useImportDetail } from '../imports/use-imports';
import { balanceWords } from './balance-words';

type Props = { importId: string; ledgerId: string; ledgers: readonly Ledger[] };

/** Kept before it is read, so that the buttons below do not move under the pointer. */
const room = 'sm:min-h-15';

/** The balance that the file states beside that of the books on the same day; nothing where it states none. */
export function BankBalance({ importId, ledgerId, ledgers }: Props) {
  const { id, currency, entriesStart: booksStart } = useBusiness();
  const locale = useLocale();
  const made = useImportDetail(id, importId).data?.data;
  const day = made?.closing_day ?? null;
  const balances = useQuery({
    ...readOptions(ledgerReads.balances, id, { query: { end_datetime: endOfDay(day ?? '1970-01-01') } }),
    enabled: day !== null,
  }).data?.data;
  if (!made || day === null || made.closing_balance === null || !balances)
    return <div aria-hidden className={room} />;
  const account = ledgers.find((ledger) => ledger.id === ledgerId);
  const opening = ledgers.find(({ subtype, archived }) => subtype === 'opening_balance' && !archived);
  const own = balances.find(({ ledger_id }) => ledger_id === ledgerId);
  const units = (amount: Parameters<typeof unitsOfAmount>[0]) => unitsOfAmount(amount, currency);
  const { said, remedy } = balanceWords(
    { day, bank: units(made.closing_balance), books: own ? units(own.debit) - units(own.credit) : 0n },
    {
      names: {
        ledger: account?.name ?? 'the ledger of the account',
        openingBalance: opening?.name ?? 'a ledger of opening balances',
      },
      currency,
      locale,
      firstDay: made.account_first_day,
      booksStart,
      isFileInDoubt: made.balance_break !== null || made.cut_off !== null,
    },
  );
  if (remedy === null) return <p className={`${room} text-soft`}>{said}</p>;
  return (
    <p className={room}>
      {said} <span className="text-soft">{remedy.text}</span>{' '}
      {remedy.entry && (
        <Link
          href={paths.journalEntryNew(id, entrySearch(remedy.entry, ledgerId, opening?.id ?? '', currency))}
          className="rounded font-medium text-accent"
        >
          New entry
        </Link>
      )}
    </p>
  );
}

function entrySearch(
  { day, missing }: { day: string; missing: bigint },
  account: string,
  opening: string,
  currency: string,
): OpeningBalanceSearch {
  const [debit, credit] = missing > 0n ? [account, opening] : [opening, account];
  return { day, debit, credit, amount: decimalText(absolute(missing), decimalsOf(currency)) };
}
