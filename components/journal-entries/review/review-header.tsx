'use client';
import { memo, type RefObject } from 'react';
import { useReviewCounts } from '@/components/shell/review-count';
import { Button } from '@/components/ui/button';
import { FilterChip } from '@/components/ui/filters/filter-chip';
import { Filters } from '@/components/ui/filters/filters';
import { SearchField } from '@/components/ui/filters/search-field';
import { useLocale } from '@/components/ui/locale';
import { ChoiceMenu } from '@/components/ui/overlays/choice-menu';
import { PageHeader } from '@/components/ui/page-header';
import { Tabs } from '@/components/ui/tabs';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import type { Ledger } from '@/lib/contract/ledger';
import { formatCount } from '@/lib/format/count';
import { paths } from '@/lib/paths';
import { daysText } from '../days-text';
import { isCashLedger } from '../entry-summary';
import { statusNames } from '../status-names';
import { countFilters, type ReviewChange, type ReviewView } from './review-search';

type HeaderProps = {
  businessId: string;
  view: ReviewView;
  ledgers: readonly Ledger[];
  /** How many entries have a certain ledger; null where not all were read, and the service counts them when they are selected. */
  certainCount: number | null;
  onSelectCertain: () => void;
  onChange: (change: ReviewChange) => void;
  /** Asks for the first and last day. */
  onDays: () => void;
  searchRef: RefObject<HTMLInputElement | null>;
  onLeaveSearch: () => void;
};

export const ReviewHeader = memo(function ReviewHeader(props: HeaderProps) {
  const { businessId, view, certainCount, onSelectCertain, onChange, onDays } = props;
  const { status, q, show } = view;
  const { searchRef, onLeaveSearch } = props;
  const locale = useLocale();
  const days = daysText(view, locale);
  return (
    <PageHeader
      title="Review"
      tabs={<StatusTabs businessId={businessId} view={view} />}
      actions={
        <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-[calc(100vw-32px)]">
          <Filters
            count={countFilters(view)}
            search={
              <SearchField
                label="Search entries"
                keyHint="/"
                value={q}
                onChange={(text) => onChange({ q: text || null })}
                inputRef={searchRef}
                onLeave={onLeaveSearch}
                className="w-[220px] max-sm:w-auto max-sm:flex-[1_0_55%]"
              />
            }
          >
            <AccountMenu {...props} />
            <ChoiceMenu
              label="Show"
              choices={shows}
              value={show}
              onChange={(chosen) => (chosen === 'days' ? onDays() : onChange({ show: chosen }))}
            />
            {days !== null && <FilterChip name={days} onRemove={() => onChange({ from: null, to: null })} />}
            {status === 'bookkeeper_pending' && (
              <ChoiceMenu
                label="Order"
                choices={orders}
                value={view.order}
                onChange={(order) => onChange({ order })}
              />
            )}
            {certainCount !== 0 && (
              <Button keyHint="⇧ c" onPress={onSelectCertain}>
                {certainCount === null
                  ? 'Select certain'
                  : `Select ${formatCount(certainCount, locale)} certain`}
              </Button>
            )}
          </Filters>
        </div>
      }
    />
  );
});

/** The statuses, with the number of entries that await somebody. */
function StatusTabs({ businessId, view }: Pick<HeaderProps, 'businessId' | 'view'>) {
  const { status, account, from, to } = view;
  const locale = useLocale();
  const counts = useReviewCounts();
  const tab = (id: ReviewStatus, count?: number) => ({
    id,
    name: statusNames[id],
    href: paths.review(businessId, { status: id === 'bookkeeper_pending' ? null : id, account, from, to }),
    ...(count ? { count: formatCount(count, locale) } : {}),
  });
  return (
    <Tabs
      label="Entries by review status"
      current={status}
      tabs={[
        tab('bookkeeper_pending', counts.bookkeeper_pending),
        tab('business_pending', counts.business_pending),
        tab('confirmed'),
      ]}
    />
  );
}

const shows = [
  { id: 'all', name: 'All entries' },
  { id: 'uncategorized', name: 'Uncategorized' },
  { id: 'in', name: 'Money in' },
  { id: 'out', name: 'Money out' },
  { id: 'days', name: 'Between dates…' },
] as const;

const orders = [
  { id: 'date', name: 'Answered, then oldest' },
  { id: 'confidence', name: 'Surest first' },
] as const;

const allAccounts = 'all';

/** Narrows the queue to one bank account or card, where there are several. */
function AccountMenu({ ledgers, view, onChange }: HeaderProps) {
  const accounts = ledgers.filter((ledger) => isCashLedger(ledger) && !ledger.archived);
  if (accounts.length < 2) return null;
  const choices = [
    { id: allAccounts, name: 'All accounts' },
    ...accounts.map(({ id, name }) => ({ id, name })),
  ];
  return (
    <ChoiceMenu
      label="Account"
      choices={choices}
      value={view.account ?? allAccounts}
      onChange={(id) => onChange({ account: id === allAccounts ? null : id })}
      className="max-w-52"
    />
  );
}
