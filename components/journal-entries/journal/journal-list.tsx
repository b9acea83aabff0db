'use client';
import { clsx } from 'clsx';
import { BookOpen, SearchX } from 'lucide-react';
import { Button, ButtonLink } from '@/components/ui/button';
import { ListStates } from '@/components/ui/list-detail/list-states';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { paths } from '@/lib/paths';
import type { useEntryPages } from '../entry-pages';
import { EntryGrid, type EntryGridProps } from '../grid/entry-grid';
import { ListEnd } from '../grid/list-end';
import { countFilters, type JournalFilter } from './journal-search';

type ListProps = Omit<EntryGridProps, 'label' | 'note' | 'footer'> & {
  pages: ReturnType<typeof useEntryPages>;
  filter: JournalFilter;
  businessId: string;
  canWrite: boolean;
  onClear: () => void;
};

/** The journal in its four states. */
export function JournalList({ pages, filter, businessId, canWrite, onClear, ...grid }: ListProps) {
  const isNarrowed = countFilters(filter) > 0 || filter.q !== '' || filter.figure !== '';
  return (
    <ListStates
      pages={pages}
      things="entries"
      isEmpty={grid.entries.length === 0}
      empty={
        isNarrowed ? (
          <NothingFits onClear={onClear} />
        ) : (
          <NothingYet businessId={businessId} canWrite={canWrite} />
        )
      }
    >
      <div className={clsx('flex min-h-0 min-w-0 flex-1', pages.isPlaceholderData && 'opacity-60')}>
        <EntryGrid
          {...grid}
          label="Journal entries"
          note="status"
          footer={<ListEnd pages={pages} count={grid.entries.length} />}
        />
      </div>
    </ListStates>
  );
}

function NothingFits({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden className="size-6" />}
      title="No matching entries"
      action={<Button onPress={onClear}>Clear search and filters</Button>}
    >
      No entries match the search and filters.
    </EmptyState>
  );
}

function NothingYet({ businessId, canWrite }: { businessId: string; canWrite: boolean }) {
  return (
    <EmptyState
      icon={<BookOpen aria-hidden className="size-6" />}
      title="The journal is empty"
      action={
        canWrite && (
          <>
            <ButtonLink href={paths.openingBalances(businessId)}>Import opening balances</ButtonLink>
            <ButtonLink href={paths.transactions(businessId)}>Import a bank file</ButtonLink>
            <ButtonLink variant="primary" href={paths.journalEntryNew(businessId)}>
              New entry
            </ButtonLink>
          </>
        )
      }
    >
      All entries of the business are listed here, whether imported or entered by hand.
    </EmptyState>
  );
}
