'use client';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { HeaderCell, Table } from '@/components/ui/tables/table';
import { BusinessRow } from './business-row';
import type { ListedBusiness, WorkColumn, WorkSort } from './business-work';

type Props = {
  label: string;
  businesses: readonly ListedBusiness[];
  sort: WorkSort;
  onSort: (sort: WorkSort) => void;
};

/** On a phone the rows say in words what the columns show. */
export function BusinessTable({ label, businesses, sort, onSort }: Props) {
  const header = (column: WorkColumn, title: ReactNode, className?: string) => (
    <SortableHeader {...{ column, sort, onSort, title }} className={className} />
  );
  return (
    <Table label={label}>
      <thead>
        <tr>
          {header('name', 'Business')}
          {header('review', 'To review', 'max-sm:hidden')}
          {header('questions', 'Questions', 'max-sm:hidden')}
          {header('bank', 'Last bank day', 'max-md:hidden')}
          {header('balances', 'Bank and books', 'max-lg:hidden')}
          {header('locked', 'Locked through', 'max-md:hidden')}
        </tr>
      </thead>
      <tbody>
        {businesses.map((business) => (
          <BusinessRow key={business.id} business={business} />
        ))}
      </tbody>
    </Table>
  );
}

type HeaderProps = {
  column: WorkColumn;
  title: ReactNode;
  sort: WorkSort;
  onSort: (sort: WorkSort) => void;
  className?: string | undefined;
};

/** The columns of which the most comes first. */
const mostFirst: ReadonlySet<WorkColumn> = new Set(['review', 'questions', 'balances']);

/** A second press turns the order around. */
function SortableHeader({ column, title, sort, onSort, className }: HeaderProps) {
  const isSorted = sort === column || sort === `-${column}`;
  const isDescending = mostFirst.has(column) !== (sort === `-${column}`);
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  return (
    <HeaderCell
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
      isNumeric={column !== 'name'}
      className={className}
    >
      <button
        type="button"
        onClick={() => onSort(sort === column ? `-${column}` : column)}
        className={clsx(
          'inline-flex items-center gap-1 rounded hover:text-ink',
          isSorted && 'text-ink',
          column !== 'name' && 'flex-row-reverse',
        )}
      >
        {title}
        <Arrow aria-hidden className={clsx('size-3', !isSorted && 'invisible')} />
      </button>
    </HeaderCell>
  );
}
