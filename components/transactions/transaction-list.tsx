'use client';

import { clsx } from 'clsx';
import { FileDown, SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ListStates } from '@/components/ui/list-detail/list-states';
import { NextPage } from '@/components/ui/next-page';
import { HeaderCell, Table } from '@/components/ui/table';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { isFiltered, type TransactionFilters } from './transaction-filters';
import { TransactionRows } from './transaction-rows';
import { accountTitle } from './use-external-accounts';
import type { useTransactions } from './use-transactions';

type Props = {
  transactions: ReturnType<typeof useTransactions>;
  accounts: readonly ExternalAccount[];
  filters: TransactionFilters;
  onClearFilters: () => void;
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

function FullList({ transactions, accounts }: Props) {
  const { currency, canWrite } = useBusiness();
  const titles = useMemo(() => new Map(accounts.map((each) => [each.id, accountTitle(each)])), [accounts]);
  return (
    <div className={clsx('px-5 pb-10 max-sm:px-4', transactions.isPlaceholderData && 'opacity-60')}>
      <Table label="Transactions" density="dense" className="table-fixed">
        <thead>
          <tr>
            <HeaderCell className="top-header! w-24 max-sm:hidden">Date</HeaderCell>
            <HeaderCell className="top-header! max-sm:static! max-sm:pl-0!">Description</HeaderCell>
            <HeaderCell className="top-header! max-sm:static! w-52 max-lg:hidden">Account</HeaderCell>
            <HeaderCell isNumeric className="top-header! max-sm:static! w-32">
              Amount, {currency}
            </HeaderCell>
            {canWrite && (
              <HeaderCell className="top-header! max-sm:static! w-10">
                <span className="sr-only">Pay</span>
              </HeaderCell>
            )}
          </tr>
        </thead>
        {transactions.data?.pages.map((page) => (
          <TransactionRows key={page.data[0]?.id} transactions={page.data} accountTitles={titles} />
        ))}
      </Table>
      <NextPage pages={transactions} things="transactions" />
    </div>
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
        ? 'Drop a file from your bank anywhere on this page: OFX, QFX, QIF, CAMT.053, MT940 or CSV.'
        : 'They appear here as soon as your bookkeeper imports the first bank file.'}
    </EmptyState>
  );
}
