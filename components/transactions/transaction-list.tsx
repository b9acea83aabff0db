'use client';

import { clsx } from 'clsx';
import { FileDown, SearchX } from 'lucide-react';
import { useMemo } from 'react';
import type { LedgerIndex } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { ListStates } from '@/components/ui/list-detail/list-states';
import { useLocale } from '@/components/ui/locale';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { columnOfAmounts } from '@/components/ui/tables/amount-column';
import { NextPage } from '@/components/ui/tables/next-page';
import { HeaderCell, Table } from '@/components/ui/tables/table';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { unitsOfAmount } from '@/lib/format/amount';
import { isFiltered, type TransactionFilters } from './transaction-filters';
import { TransactionRows } from './transaction-rows';
import { accountTitle } from './use-external-accounts';
import type { useTransactions } from './use-transactions';

type Props = {
  transactions: ReturnType<typeof useTransactions>;
  accounts: readonly ExternalAccount[];
  filters: TransactionFilters;
  onClearFilters: () => void;
  ledgers: LedgerIndex;
  openId: string | null;
  onOpen: (id: string) => void;
  /** Null: the reader may not import. */
  onImport: (() => void) | null;
};

/** The list in its four states. */
export function TransactionList(props: Props) {
  const { transactions, filters, onClearFilters, onImport } = props;
  return (
    <ListStates
      pages={transactions}
      things="transactions"
      isEmpty={!transactions.data?.pages[0]?.data.length}
      empty={
        isFiltered(filters) ? (
          <NothingFound onClearFilters={onClearFilters} />
        ) : (
          <NothingYet onImport={onImport} />
        )
      }
    >
      <FullList {...props} />
    </ListStates>
  );
}

function FullList({ transactions, accounts, ledgers, openId, onOpen }: Props) {
  const { currency, canWrite } = useBusiness();
  const titles = useMemo(() => new Map(accounts.map((each) => [each.id, accountTitle(each)])), [accounts]);
  const locale = useLocale();
  const column = useMemo(() => {
    const amounts = transactions.data?.pages.flatMap(({ data }) =>
      data.map(({ amount }) => unitsOfAmount(amount, currency)),
    );
    return columnOfAmounts(amounts ?? [], currency, locale);
  }, [transactions.data, currency, locale]);
  return (
    <section
      aria-label="List of transactions"
      className={clsx(
        '@container min-h-0 flex-1 overflow-auto pb-10',
        transactions.isPlaceholderData && 'opacity-60',
      )}
    >
      <Table label="Transactions" density="dense" className="table-fixed">
        <thead>
          <tr>
            <HeaderCell className="w-30 pl-5! @max-[64rem]:w-27 max-sm:hidden print:w-26 print:pl-0!">
              Date
            </HeaderCell>
            <HeaderCell className="max-sm:pl-4!">Description</HeaderCell>
            <HeaderCell className="w-52 @max-[64rem]:hidden">Account</HeaderCell>
            <HeaderCell className="w-[26%] @max-[64rem]:w-[21%] max-sm:hidden print:w-[20%]">
              Ledger
            </HeaderCell>
            <HeaderCell className="w-28 max-sm:hidden print:w-24">Review</HeaderCell>
            <HeaderCell isNumeric className={clsx('w-40 @max-[64rem]:w-32 max-sm:pr-4!', column)}>
              Amount, {currency}
            </HeaderCell>
            {canWrite && (
              <HeaderCell className="w-12 pr-4! max-sm:hidden print:hidden">
                <span className="sr-only">Pay</span>
              </HeaderCell>
            )}
          </tr>
        </thead>
        {transactions.data?.pages.map((page) => (
          <TransactionRows
            key={page.data[0]?.id}
            transactions={page.data}
            accountTitles={titles}
            ledgers={ledgers}
            openId={page.data.some(({ id }) => id === openId) ? openId : null}
            onOpen={onOpen}
          />
        ))}
      </Table>
      <NextPage pages={transactions} things="transactions" />
    </section>
  );
}

function NothingFound({ onClearFilters }: { onClearFilters: () => void }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden className="size-6" />}
      title="No matching transactions"
      action={<Button onPress={onClearFilters}>Clear all filters</Button>}
    >
      Nothing matches all of the filters.
    </EmptyState>
  );
}

function NothingYet({ onImport }: { onImport: (() => void) | null }) {
  return (
    <EmptyState
      icon={<FileDown aria-hidden className="size-6" />}
      title="No transactions yet"
      action={
        onImport && (
          <Button variant="primary" onPress={onImport}>
            Choose a bank file
          </Button>
        )
      }
    >
      {onImport
        ? 'Drop a file from your bank anywhere on this page: OFX, QFX, QIF, CAMT, MT940, CSV, Excel or ODS.'
        : 'They appear here as soon as your bookkeeper imports the first bank file.'}
    </EmptyState>
  );
}
