'use client';

import { useQueryStates } from 'nuqs';
import { useMemo, useRef, useState } from 'react';
import { indexLedgers } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { ListDetail } from '@/components/ui/list-detail/list-detail';
import { useOpenItem } from '@/components/ui/list-detail/use-open-item';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { PageHeader } from '@/components/ui/page-header';
import { useValueOf } from '@/components/ui/use-value-of';
import type { AsText } from '@/lib/as-text';
import type { Ledger } from '@/lib/contract/ledger';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { TransactionFilterBar } from './filter-bar';
import { PageDrop } from './import/page-drop';
import { TransactionActions } from './transaction-actions';
import { type TransactionQuery, transactionFilters } from './transaction-filters';
import { TransactionList } from './transaction-list';
import { TransactionSide } from './transaction-side';
import { useExternalAccounts } from './use-external-accounts';
import { useTransactionCommands } from './use-transaction-commands';
import { type TransactionPage, useTransactions } from './use-transactions';

// The dialogs come when they are opened; the list is there sooner without them.
const AccountsDialog = lazyComponent(() =>
  import('./accounts/accounts-dialog').then((module) => module.AccountsDialog),
);
const ImportDialog = lazyComponent(() =>
  import('./import/import-dialog').then((module) => module.ImportDialog),
);

export type TransactionsInitial = {
  query: TransactionQuery;
  page: TransactionPage;
  readAt: number;
  accounts: ExternalAccount[];
  ledgers: Ledger[];
};

type Open = { what: 'import'; files: File[] } | { what: 'accounts' } | null;

/** Everything that banks have reported, and the way in for more of it. */
export function TransactionsScreen({ initial: sent }: { initial: AsText<TransactionsInitial> }) {
  const initial = useValueOf(sent);
  const { id, canWrite } = useBusiness();
  const [filters, setFilters] = useQueryStates(transactionFilters);
  const { accounts, refresh } = useExternalAccounts(id, initial.accounts);
  const transactions = useTransactions(id, filters, initial);
  const [open, setOpen] = useState<Open>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const startImport = (files: File[] = []) => setOpen({ what: 'import', files });
  const close = () => setOpen(null);

  const ledgers = useMemo(() => indexLedgers(initial.ledgers), [initial.ledgers]);
  const { openId, open: openOne, close: closeOne } = useOpenItem('transaction');
  const rows = useMemo(
    () => transactions.data?.pages.flatMap((page) => page.data) ?? [],
    [transactions.data],
  );
  const opened = rows.find((row) => row.id === openId) ?? null;
  useTransactionCommands({
    rows,
    openId,
    opened,
    transactions,
    searchInput,
    onOpen: openOne,
    onClose: closeOne,
    onImport: () => startImport(),
  });

  return (
    <ListDetail
      header={
        <>
          <PageHeader
            title="Transactions"
            actions={
              <TransactionActions
                onAccounts={() => setOpen({ what: 'accounts' })}
                onImport={() => startImport()}
              />
            }
          />
          <TransactionFilterBar
            filters={filters}
            onChange={setFilters}
            accounts={accounts}
            searchInput={searchInput}
          />
        </>
      }
      list={
        <TransactionList
          transactions={transactions}
          accounts={accounts}
          filters={filters}
          ledgers={ledgers}
          openId={openId}
          onOpen={openOne}
          onClearFilters={() => setFilters(null)}
          onImport={canWrite ? () => startImport() : null}
        />
      }
      detail={
        openId !== null && (
          <TransactionSide transactionId={openId} listed={opened} ledgers={ledgers} onClose={closeOne} />
        )
      }
    >
      {canWrite && open === null && <PageDrop onFiles={startImport} />}
      {open?.what === 'import' && (
        <ImportDialog
          files={open.files}
          accounts={accounts}
          ledgers={initial.ledgers}
          preferredAccountId={filters.account}
          onAccountsChanged={refresh}
          onClose={close}
        />
      )}
      {open?.what === 'accounts' && (
        <AccountsDialog accounts={accounts} ledgers={initial.ledgers} onChanged={refresh} onClose={close} />
      )}
    </ListDetail>
  );
}
