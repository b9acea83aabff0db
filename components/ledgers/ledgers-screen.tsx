'use client';

import { ChevronsDownUp, ChevronsUpDown, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { parseAsBoolean, useQueryStates } from 'nuqs';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button, ButtonLink, IconButton } from '@/components/ui/button';
import type { Command } from '@/components/ui/commands/command-registry';
import { useCommands } from '@/components/ui/commands/commands';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { SearchField } from '@/components/ui/filters/search-field';
import { searchText } from '@/components/ui/filters/search-text';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { PageHeader } from '@/components/ui/page-header';
import { useStableCallbacks } from '@/components/ui/use-stable-callbacks';
import type { Ledger } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import { LedgerTable } from './ledger-table';
import { type LedgerSection, ledgerSections } from './ledger-tree';
import { type Chart, useChart } from './use-chart';
import { type Collapsed, useCollapsed } from './use-collapsed';

// Comes when it is opened; the tree is there sooner without it.
const LedgerDialog = lazyComponent(() => import('./ledger-dialog').then((module) => module.LedgerDialog));

/** The chart of accounts with the balances of today; search and archived ledgers are kept in the address. */
export function LedgersScreen({ initial, today }: { initial: Chart; today: Day }) {
  const { id, currency, canWrite } = useBusiness();
  const router = useRouter();
  const { ledgers, balances, refresh } = useChart(id, today, initial);
  const [filter, setFilter] = useQueryStates({
    q: searchText,
    archived: parseAsBoolean.withDefault(false),
  });
  const [edited, setEdited] = useState<Ledger | 'new' | null>(null);
  const collapsed = useCollapsed();
  const searchInput = useRef<HTMLInputElement>(null);
  const sections = useMemo(() => ledgerSections(ledgers, balances, currency), [ledgers, balances, currency]);
  const search = useDeferredValue(filter.q);
  const hasArchived = filter.archived || ledgers.some((ledger) => ledger.archived);

  useLedgerCommands({
    onFind: () => searchInput.current?.focus(),
    onNew: () => setEdited('new'),
    onImport: () => router.push(paths.openingBalances(id)),
    canWrite,
  });

  return (
    <>
      <PageHeader
        title="Ledgers"
        actions={
          <>
            <SearchField
              label="Find a ledger"
              value={filter.q}
              onChange={(q) => setFilter({ q: q || null })}
              keyHint="/"
              inputRef={searchInput}
              className="w-56 max-sm:w-auto max-sm:min-w-48 max-sm:flex-1"
            />
            <CollapseButton collapsed={collapsed} sections={sections} />
            {canWrite && <ButtonLink href={paths.openingBalances(id)}>Import opening balances</ButtonLink>}
            {canWrite && (
              <Button
                variant="primary"
                icon={<Plus aria-hidden className="size-3.5" />}
                keyHint="n"
                onPress={() => setEdited('new')}
              >
                New ledger
              </Button>
            )}
          </>
        }
      />
      <div className="max-w-5xl px-5 pt-2 pb-10 max-sm:px-4">
        <LedgerTable
          sections={sections}
          filter={{ search, showsArchived: filter.archived }}
          collapsed={collapsed}
          onEdit={canWrite ? setEdited : null}
        />
        {hasArchived && (
          <Checkbox
            isSelected={filter.archived}
            onChange={(archived) => setFilter({ archived: archived || null })}
            className="mt-4 text-soft"
          >
            Show archived ledgers
          </Checkbox>
        )}
      </div>
      {edited && (
        <LedgerDialog
          ledger={edited === 'new' ? null : edited}
          ledgers={ledgers}
          onClose={() => setEdited(null)}
          onSaved={refresh}
        />
      )}
    </>
  );
}

type CollapseProps = { collapsed: Collapsed; sections: readonly LedgerSection[] };

function CollapseButton({ collapsed, sections }: CollapseProps) {
  const { isAnyCollapsed, expandAll, collapse } = collapsed;
  const Icon = isAnyCollapsed ? ChevronsUpDown : ChevronsDownUp;
  return (
    <IconButton
      label={isAnyCollapsed ? 'Expand all' : 'Collapse to sections'}
      variant="plain"
      onPress={() => (isAnyCollapsed ? expandAll() : collapse(sections))}
    >
      <Icon aria-hidden className="size-3.5" />
    </IconButton>
  );
}

type CommandsInput = { onFind: () => void; onNew: () => void; onImport: () => void; canWrite: boolean };

/** The commands of the chart of accounts, with their keys. */
function useLedgerCommands({ onFind, onNew, onImport, canWrite }: CommandsInput): void {
  const latest = useStableCallbacks({ onFind, onNew, onImport });
  useCommands(
    useMemo((): Command[] => {
      const group = 'Ledgers';
      return [
        { id: 'find-ledger', name: 'Find a ledger', group, keys: ['/'], run: latest.onFind },
        {
          id: 'new-ledger',
          name: 'New ledger',
          group,
          keys: ['n'],
          isDisabled: !canWrite,
          run: latest.onNew,
        },
        {
          id: 'import-opening-balances',
          name: 'Import opening balances',
          group,
          isDisabled: !canWrite,
          run: latest.onImport,
        },
      ];
    }, [canWrite, latest]),
  );
}
