'use client';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { ButtonLink } from '@/components/ui/button';
import { SearchField } from '@/components/ui/filters/search-field';
import { PageHeader } from '@/components/ui/page-header';
import { paths } from '@/lib/paths';
import type { LedgerIndex } from '../entry-summary';
import { UnsavedNote } from '../review/unsaved-note';
import { FigureBar } from './figure-bar';
import { FilterBar } from './filter-bar';
import { SelectionBar } from './selection-bar';
import type { FirstSum } from './use-figure-sum';
import type { Journal } from './use-journal';
import type { JournalActs } from './use-journal-acts';

type Props = {
  journal: Journal;
  acts: JournalActs;
  ledgers: LedgerIndex;
  firstSum: FirstSum | null;
  rest: { isReading: boolean; selectRest: () => void };
  searchRef: RefObject<HTMLInputElement | null>;
  onLeaveSearch: () => void;
};

/** The search and the way to a new entry, the filters or the figure behind which the entries are, and what is selected. */
export function JournalHeader(props: Props) {
  const { journal, acts, ledgers, firstSum, rest, searchRef, onLeaveSearch } = props;
  const { id: businessId, canWrite } = useBusiness();
  const { search, setSearch, figure, query, isNarrowed, inUse, entries, pages } = journal;
  return (
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
              onLeave={onLeaveSearch}
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
        <FigureBar figure={figure} query={query} isNarrowed={isNarrowed} firstSum={firstSum} />
      ) : (
        <FilterBar filter={search} ledgers={ledgers} onChange={(change) => void setSearch(change)} />
      )}
      <UnsavedNote {...inUse} />
      {acts.selection.ids.size > 0 && (
        <SelectionBar
          entries={acts.targets}
          ledgers={ledgers}
          onRecode={acts.startRecode}
          onConfirm={acts.confirm}
          onClear={acts.clear}
          rest={acts.targets.length === entries.length && pages.hasNextPage ? rest : null}
        />
      )}
    </>
  );
}
