'use client';

import { History, Landmark, Upload } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useQueryStates } from 'nuqs';
import { useMemo, useRef, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button, ButtonLink } from '@/components/ui/button';
import type { Command } from '@/components/ui/commands/command-registry';
import { useCommands } from '@/components/ui/commands/commands';
import { PageHeader } from '@/components/ui/page-header';
import type { Ledger } from '@/lib/contract/ledger';
import type { ExternalAccount } from '@/lib/contract/transaction';
import { paths } from '@/lib/paths';
import { TransactionFilterBar } from './filter-bar';
import { PageDrop } from './import/page-drop';
import { type TransactionFilters, transactionFilters } from './transaction-filters';
import { TransactionList } from './transaction-list';
import { useExternalAccounts } from './use-external-accounts';
import { type TransactionPage, useTransactions } from './use-transactions';

// The dialogs come when they are opened; the list is there sooner without them.
const AccountsDialog = dynamic(() =>
  import('./accounts/accounts-dialog').then((module) => module.AccountsDialog),
);
const ImportDialog = dynamic(() => import('./import/import-dialog').then((module) => module.ImportDialog));

export type TransactionsInitial = {
  filters: TransactionFilters;
  page: TransactionPage;
  readAt: number;
  accounts: ExternalAccount[];
  ledgers: Ledger[];
};

type Open = { what: 'import'; files: File[] } | { what: 'accounts' } | null;

/** Everything that banks have reported, and the way in for more of it. */
export function TransactionsScreen({ initial }: { initial: TransactionsInitial }) {
  const { id, canWrite } = useBusiness();
  const [filters, setFilters] = useQueryStates(transactionFilters);
  const { accounts, refresh } = useExternalAccounts(id, initial.accounts);
  const transactions = useTransactions(id, filters, initial);
  const [open, setOpen] = useState<Open>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const close = () => setOpen(null);

  useCommands(
    useMemo((): Command[] => {
      const group = 'Transactions';
      const find = () => searchInput.current?.focus();
      const startImport = () => setOpen({ what: 'import', files: [] });
      const isDisabled = !canWrite;
      return [
        { id: 'find-transaction', name: 'Find a transaction', group, keys: ['/'], run: find },
        { id: 'import', name: 'Import a bank file', group, keys: ['i'], isDisabled, run: startImport },
      ];
    }, [canWrite]),
  );

  return (
    <>
      <PageHeader
        title="Transactions"
        actions={
          <>
            <ButtonLink
              href={paths.transactionImports(id)}
              icon={<History aria-hidden className="size-3.5" />}
            >
              Imports
            </ButtonLink>
            {canWrite && (
              <>
                <Button
                  icon={<Landmark aria-hidden className="size-3.5" />}
                  onPress={() => setOpen({ what: 'accounts' })}
                >
                  Accounts
                </Button>
                <Button
                  variant="primary"
                  icon={<Upload aria-hidden className="size-3.5" />}
                  keyHint="i"
                  onPress={() => setOpen({ what: 'import', files: [] })}
                >
                  Import
                </Button>
              </>
            )}
          </>
        }
      />
      <TransactionFilterBar
        filters={filters}
        onChange={setFilters}
        accounts={accounts}
        searchInput={searchInput}
      />
      <TransactionList
        transactions={transactions}
        accounts={accounts}
        filters={filters}
        onClearFilters={() => setFilters(null)}
        onImport={canWrite ? () => setOpen({ what: 'import', files: [] }) : null}
      />
      {canWrite && open === null && <PageDrop onFiles={(files) => setOpen({ what: 'import', files })} />}
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
    </>
  );
}
