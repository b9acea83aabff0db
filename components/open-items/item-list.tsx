'use client';
import { clsx } from 'clsx';
import { SearchX } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { type ListPages, ListStates } from '@/components/ui/list-detail/list-states';
import { useLocale } from '@/components/ui/locale';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { columnOfAmounts } from '@/components/ui/tables/amount-column';
import { NextPage, type NextPageProps } from '@/components/ui/tables/next-page';
import { HeaderCell, Table } from '@/components/ui/tables/table';
import type { Day } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import { ItemRow, type ListedItem } from './item-row';

type ListProps = {
  pages: NextPageProps['pages'] & ListPages;
  items: readonly ListedItem[];
  /** Such as `bills`. */
  things: string;
  /** What the party is called, such as `Vendor`. */
  partyTitle: string;
  partyNames: ReadonlyMap<string, string>;
  today: Day;
  openId: string | null;
  onOpen: (id: string) => void;
  /** Null when no filter narrows the list. */
  onClearFilters: (() => void) | null;
  /** Searches for the same without other filters; null where there are none. */
  onSearchAll: (() => void) | null;
  /** What is shown while there is none at all. */
  nothingYet: ReactNode;
};

/** Bills or invoices in the four states of a list. */
export function ItemList(props: ListProps) {
  const { pages, items, things, onClearFilters, onSearchAll, nothingYet } = props;
  return (
    <ListStates
      pages={pages}
      things={things}
      isEmpty={items.length === 0}
      empty={onClearFilters ? <NothingFound {...{ things, onClearFilters, onSearchAll }} /> : nothingYet}
    >
      <FullList {...props} />
    </ListStates>
  );
}

function FullList(props: ListProps) {
  const { pages, items, things, partyTitle, partyNames, today, openId, onOpen } = props;
  const { currency } = useBusiness();
  const locale = useLocale();
  const column = useMemo(
    () =>
      columnOfAmounts(
        items.map(({ total_amount }) => unitsOfAmount(total_amount, currency)),
        currency,
        locale,
      ),
    [items, currency, locale],
  );
  return (
    <section
      aria-label={`List of ${things}`}
      className={clsx('@container min-h-0 flex-1 overflow-auto', pages.isPlaceholderData && 'opacity-60')}
    >
      <Table label={things} density="dense" className="table-fixed">
        <thead>
          <tr>
            <HeaderCell className="w-28 pl-5! max-sm:hidden">Due</HeaderCell>
            <HeaderCell className="w-28 max-md:hidden">Number</HeaderCell>
            <HeaderCell className="max-sm:pl-4!">{partyTitle}</HeaderCell>
            <HeaderCell isNumeric className={clsx('w-32 @max-[56rem]:hidden', column)}>
              Total, {currency}
            </HeaderCell>
            <HeaderCell isNumeric className={clsx('w-32 max-sm:w-36 max-sm:pr-4!', column)}>
              Balance due, {currency}
            </HeaderCell>
            <HeaderCell className="w-36 pr-4! pl-5! max-sm:hidden">Status</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              partyName={partyNames.get(item.partyId) ?? ''}
              today={today}
              isOpen={item.id === openId}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </Table>
      <NextPage pages={pages} things={things} />
    </section>
  );
}

type NothingFoundProps = Pick<ListProps, 'things' | 'onSearchAll'> & { onClearFilters: () => void };

/** The list begins with what is open: what is looked for may be paid. */
function NothingFound({ things, onClearFilters, onSearchAll }: NothingFoundProps) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden className="size-6" />}
      title={`No matching ${things}`}
      action={
        <>
          {onSearchAll && (
            <Button variant="primary" onPress={onSearchAll}>
              Search all {things}
            </Button>
          )}
          <Button onPress={onClearFilters}>Clear all filters</Button>
        </>
      }
    >
      No {things} match all of the filters.
    </EmptyState>
  );
}
