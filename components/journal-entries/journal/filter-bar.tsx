'use client';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useTags } from '@/components/tags/use-tags';
import { Button } from '@/components/ui/button';
import { FilterChip } from '@/components/ui/filters/filter-chip';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { useLocale } from '@/components/ui/locale';
import { daysText } from '../days-text';
import { type LedgerIndex, ledgerName } from '../entry-summary';
import { statusNames } from '../status-names';
import { countFilters, directionNames, type FilterChange, type JournalFilter } from './journal-search';

const FilterDialog = lazyComponent(() => import('./filter-dialog'));

type BarProps = { filter: JournalFilter; ledgers: LedgerIndex; onChange: (change: FilterChange) => void };

/** What narrows the journal, each part to be taken away by itself. */
export function FilterBar({ filter, ledgers, onChange }: BarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const locale = useLocale();
  const tags = useTags(filter.tag !== null);
  const days = daysText(filter, locale);
  return (
    <div
      data-of-list
      className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-5 py-2 max-sm:px-4"
    >
      <Button
        size="small"
        icon={<ListFilter aria-hidden className="size-3.5" />}
        onPress={() => setIsOpen(true)}
      >
        Filter
      </Button>
      {days && <FilterChip name={days} onRemove={() => onChange({ from: null, to: null })} />}
      {filter.ledger.map((id) => (
        <FilterChip
          key={id}
          name={ledgerName(ledgers, id)}
          onRemove={() => onChange({ ledger: filter.ledger.filter((each) => each !== id) })}
        />
      ))}
      {filter.status && (
        <FilterChip name={statusNames[filter.status]} onRemove={() => onChange({ status: null })} />
      )}
      {filter.direction && (
        <FilterChip name={directionNames[filter.direction]} onRemove={() => onChange({ direction: null })} />
      )}
      {filter.tag !== null && (
        <FilterChip
          name={tags?.find(({ id }) => id === filter.tag)?.name ?? 'Tag'}
          onRemove={() => onChange({ tag: null })}
        />
      )}
      {filter.method && <FilterChip name="Uncategorized" onRemove={() => onChange({ method: null })} />}
      {countFilters(filter) > 1 && (
        <Button size="small" variant="quiet" onPress={() => onChange(noFilters)}>
          Clear all
        </Button>
      )}
      {countFilters(filter) === 0 && <span className="text-xs text-faint">All entries</span>}
      {isOpen && (
        <FilterDialog
          filter={filter}
          ledgers={ledgers}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

const noFilters = {
  from: null,
  to: null,
  ledger: null,
  tag: null,
  status: null,
  direction: null,
  method: null,
};
