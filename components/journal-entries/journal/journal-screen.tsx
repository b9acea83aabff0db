'use client';
import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useQueryStates } from 'nuqs';
import { useCallback, useMemo, useRef } from 'react';
import { Button as PlainButton } from 'react-aria-components/Button';
import { useBusiness } from '@/components/shell/business-context';
import { ButtonLink } from '@/components/ui/button';
import { ListDetail } from '@/components/ui/list-detail/list-detail';
import { useListCommands } from '@/components/ui/list-detail/use-list-commands';
import { useOpenItem } from '@/components/ui/list-detail/use-open-item';
import { useSelectRest } from '@/components/ui/list-detail/use-select-rest';
import { PageHeader } from '@/components/ui/page-header';
import { SearchField } from '@/components/ui/search-field';
import { useDebounced } from '@/components/ui/use-debounced';
import type { Ledger } from '@/lib/contract/ledger';
import { paths } from '@/lib/paths';
import { useEntryChanges } from '../changes/entry-changes-provider';
import { type FirstEntries, useEntryPages } from '../entry-pages';
import { EntrySide } from '../entry-side';
import { indexLedgers } from '../entry-summary';
import type { EntryGridHandle } from '../grid/entry-grid';
import { UnsavedNote } from '../review/unsaved-note';
import { FigureBar } from './figure-bar';
import { figureOf } from './figure-search';
import { FilterBar } from './filter-bar';
import { JournalList } from './journal-list';
import { countFilters, type JournalFilter, journalQuery, journalSearch } from './journal-search';
import { PanelActs } from './panel-acts';
import { SelectionBar } from './selection-bar';
import { useCounted } from './use-counted';
import type { FirstSum } from './use-figure-sum';
import { useJournalActs } from './use-journal-acts';

export type JournalScreenProps = { ledgers: Ledger[]; first: FirstEntries; firstSum: FirstSum | null };

// Each comes when it is opened.
const RecodeDialog = dynamic(() => import('./recode-dialog'), { ssr: false });
const SplitDialog = dynamic(() => import('../review/split/split-dialog'), { ssr: false });

const searchDelayMilliseconds = 250;

/** Every entry of the business, by any filter; the whole view is kept in the address. */
export function JournalScreen({ ledgers: list, first, firstSum }: JournalScreenProps) {
  const { id: businessId, currency, canWrite } = useBusiness();
  const ledgers = useMemo(() => indexLedgers(list), [list]);
  const [search, setSearch] = useQueryStates(journalSearch, { history: 'replace' });
  const { openId, open, close } = useOpenItem('entry');
  const sought = useDebounced(search.q, searchDelayMilliseconds);
  const filter = useMemo((): JournalFilter => ({ ...search, q: sought }), [search, sought]);
  const query = useMemo(() => journalQuery(filter), [filter]);
  const inUse = useEntryChanges(ledgers);
  const { view } = inUse.state;
  const pages = useEntryPages(query, first);
  const entries = useMemo(
    () => pages.data?.pages.flatMap((page) => page.data).map((entry) => view(entry)) ?? [],
    [pages.data, view],
  );
  const figure = useMemo(() => figureOf(search, businessId), [search, businessId]);
  const counted = useCounted(figure, pages.data?.pages, currency);
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const grid = useRef<EntryGridHandle>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const router = useRouter();
  const listed = entries.find((entry) => entry.id === openId) ?? null;
  const openPage = () => listed && router.push(paths.journalEntry(businessId, listed.id));
  const create = () => router.push(paths.journalEntryNew(businessId));

  const acts = useJournalActs({ entries, openId, ledgers, canWrite, changes: inUse.changes });
  const splitEntry = acts.dialog?.kind === 'split' ? acts.dialog.entry : null;
  const hasSelection = acts.selection.ids.size > 0;
  const rest = useSelectRest(pages, acts.select);

  useListCommands({
    group: 'Journal',
    one: 'entry',
    rows: entries,
    openId,
    onOpen: (id, index) => {
      open(id);
      grid.current?.show(index);
    },
    onClose: hasSelection ? acts.clear : close,
    more: [
      ...acts.commands,
      {
        id: 'select-all',
        name: 'Select all entries of the list',
        keys: ['mod+a'],
        isDisabled: !canWrite || entries.length === 0,
        run: rest.selectRest,
      },
      { id: 'page', name: 'Open on its own page', keys: ['Enter'], run: openPage },
      { id: 'new', name: 'New entry', keys: ['n'], isDisabled: !canWrite, run: create },
      { id: 'search', name: 'Search entries', keys: ['/'], run: () => searchRef.current?.focus() },
    ],
  });

  const isOldestFirst = search.sort === 'datetime';
  return (
    <ListDetail
      header={
        <>
          <PageHeader
            title="Journal"
            actions={
              <div className="flex items-center gap-2 max-sm:w-[calc(100vw-32px)]">
                <SearchField
                  label="Search entries"
                  keyHint="/"
                  value={search.q}
                  onChange={(q) => void setSearch({ q: q || null })}
                  inputRef={searchRef}
                  onLeave={() => grid.current?.focus()}
                  className="w-[220px] max-sm:w-auto max-sm:flex-1"
                />
                {canWrite && (
                  <ButtonLink
                    variant="primary"
                    href={paths.journalEntryNew(businessId)}
                    keyHint="n"
                    icon={<Plus aria-hidden className="size-3.5" />}
                  >
                    New entry
                  </ButtonLink>
                )}
              </div>
            }
          />
          {figure ? (
            <FigureBar
              figure={figure}
              query={query}
              isNarrowed={countFilters(search) > 0 || sought !== ''}
              firstSum={firstSum}
            />
          ) : (
            <FilterBar filter={search} ledgers={ledgers} onChange={(change) => void setSearch(change)} />
          )}
          <UnsavedNote {...inUse} />
          {hasSelection && (
            <SelectionBar
              entries={acts.targets}
              ledgers={ledgers}
              onRecode={acts.startRecode}
              onConfirm={acts.confirm}
              onClear={acts.clear}
              rest={acts.targets.length === entries.length && hasNextPage ? rest : null}
            />
          )}
        </>
      }
      list={
        <JournalList
          pages={pages}
          entries={entries}
          filter={filter}
          businessId={businessId}
          canWrite={canWrite}
          onClear={() => void setSearch(null)}
          ledgers={ledgers}
          currency={currency}
          amounts={counted}
          activeId={openId}
          selection={acts.selection}
          onToggle={canWrite ? acts.onToggle : undefined}
          onSelectAll={acts.onSelectAll}
          onActivate={open}
          onNearEnd={loadMore}
          gridRef={grid}
          dateHeader={
            <PlainButton
              aria-label={isOldestFirst ? 'Date, oldest first' : 'Date, latest first'}
              onPress={() => void setSearch({ sort: isOldestFirst ? '-datetime' : 'datetime' })}
              className="-mx-1 inline-flex h-6 items-center gap-1 rounded px-1 font-medium hover:bg-hover hover:text-ink"
            >
              Date
              {isOldestFirst ? (
                <ArrowUp aria-hidden className="size-3" />
              ) : (
                <ArrowDown aria-hidden className="size-3" />
              )}
            </PlainButton>
          }
        />
      }
      detail={
        openId !== null && (
          <EntrySide
            entryId={openId}
            listed={listed}
            ledgers={ledgers}
            acts={
              canWrite &&
              !hasSelection &&
              listed && (
                <PanelActs
                  entry={listed}
                  onConfirm={acts.confirm}
                  onRecode={acts.startRecode}
                  onSplit={acts.startSplit}
                />
              )
            }
            onClose={close}
          />
        )
      }
    >
      {acts.dialog?.kind === 'recode' && (
        <RecodeDialog
          entries={acts.dialog.entries}
          ledgers={ledgers}
          onRecode={acts.recode}
          onClose={acts.closeDialog}
        />
      )}
      {splitEntry && (
        <SplitDialog
          entry={splitEntry}
          ledgers={ledgers}
          onSplit={(from, to) => acts.split(splitEntry, from, to)}
          onClose={acts.closeDialog}
        />
      )}
    </ListDetail>
  );
}
