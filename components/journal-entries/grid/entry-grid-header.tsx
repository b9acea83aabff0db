import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { columnsOf, type GridLayout } from './columns';

type HeaderProps = {
  currency: string;
  layout: GridLayout;
  dateHeader: ReactNode;
  isAllSelected: boolean;
  isSomeSelected: boolean;
  onSelectAll: (() => void) | undefined;
};

export const EntryGridHeader = memo(function EntryGridHeader(props: HeaderProps) {
  const { currency, layout, dateHeader, isAllSelected, isSomeSelected, onSelectAll } = props;
  return (
    <thead className="sticky top-0 z-header block bg-surface print:static print:table-header-group">
      <tr
        className={clsx(
          'grid h-[30px] max-sm:h-11 text-left *:font-medium items-center gap-2.5 border-b border-line pr-5 pl-4 text-xs text-faint',
          columnsOf(layout),
        )}
      >
        {layout.isSelectable && (
          <th aria-label="Selected" className="print:invisible">
            {onSelectAll && (
              <Checkbox
                aria-label="Select all"
                isSelected={isAllSelected}
                isIndeterminate={isSomeSelected && !isAllSelected}
                onChange={onSelectAll}
              />
            )}
          </th>
        )}
        <th className="max-sm:hidden">{dateHeader ?? 'Date'}</th>
        <th className="truncate">
          Payee<span className="sm:hidden"> and ledger</span>
        </th>
        <th className="max-sm:hidden">Ledger</th>
        {layout.hasConfidence && <th className="text-right max-sm:hidden">Likely</th>}
        <th className="text-right">Amount, {currency}</th>
      </tr>
    </thead>
  );
});
