'use client';

import { clsx } from 'clsx';
import { Badge } from '@/components/ui/badge';
import { Moment } from '@/components/ui/dates/moment';
import { useLocale } from '@/components/ui/locale';
import { belowPageHeader, Cell, HeaderCell, Table } from '@/components/ui/tables/table';
import type { TransactionImport } from '@/lib/contract/transaction-import';
import { formatCount } from '@/lib/format/count';

type Props = {
  imports: readonly TransactionImport[];
  accountTitles: ReadonlyMap<string, string>;
  people: Readonly<Record<string, string>>;
  onOpen: (importId: string) => void;
};

/** The imports, newest first; the name of the file opens one. */
export function ImportTable({ imports, accountTitles, people, onOpen }: Props) {
  return (
    <Table label="Imports" density="dense" className="table-fixed">
      <thead>
        <tr>
          <HeaderCell className={belowPageHeader}>File</HeaderCell>
          <HeaderCell className={clsx(belowPageHeader, 'w-44 max-lg:hidden')}>Account</HeaderCell>
          <HeaderCell className={clsx(belowPageHeader, 'w-44 max-md:hidden')}>Imported</HeaderCell>
          <HeaderCell className={clsx(belowPageHeader, 'w-36 max-lg:hidden')}>By</HeaderCell>
          <HeaderCell isNumeric className={clsx(belowPageHeader, 'w-20')}>
            Added
          </HeaderCell>
          <HeaderCell isNumeric className={clsx(belowPageHeader, 'w-24')}>
            Duplicates
          </HeaderCell>
          <HeaderCell isNumeric className={clsx(belowPageHeader, 'w-20 max-sm:hidden')}>
            Refused
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {imports.map((each) => (
          <ImportRow
            key={each.id}
            made={each}
            accountTitle={accountTitles.get(each.external_account_id) ?? ''}
            by={(each.imported_by && people[each.imported_by]) || '—'}
            onOpen={() => onOpen(each.id)}
          />
        ))}
      </tbody>
    </Table>
  );
}

type RowProps = { made: TransactionImport; accountTitle: string; by: string; onOpen: () => void };

function ImportRow({ made, accountTitle, by, onOpen }: RowProps) {
  const locale = useLocale();
  const count = (value: number) => (value === 0 ? '—' : formatCount(value, locale));
  return (
    <tr className="hover:bg-hover max-md:relative">
      <Cell>
        <span className="flex min-w-0 items-center gap-2">
          <button
            type="button"
            onClick={onOpen}
            className="min-w-0 cursor-pointer truncate rounded-sm max-md:min-h-8 max-md:after:absolute max-md:after:inset-0 text-left font-medium hover:underline"
          >
            {made.file_name || 'Unnamed file'}
          </button>
          {made.undone_at && <Badge>Undone</Badge>}
          {made.cut_off && <Badge tone="bad">Cut off</Badge>}
        </span>
        <span className="block pb-1.5 text-xs text-faint md:hidden">
          {accountTitle && `${accountTitle} · `}
          <Moment value={made.created_at} className="whitespace-nowrap" />
          {made.refused > 0 && <span className="text-bad sm:hidden"> · {count(made.refused)} refused</span>}
        </span>
      </Cell>
      <Cell className="truncate text-soft max-lg:hidden">{accountTitle}</Cell>
      <Cell className="text-soft max-md:hidden">
        <Moment value={made.created_at} className="whitespace-nowrap" />
      </Cell>
      <Cell className="truncate text-soft max-lg:hidden">{by}</Cell>
      <Cell isNumeric>{count(made.imported)}</Cell>
      <Cell isNumeric className="text-soft">
        {count(made.duplicates)}
      </Cell>
      <Cell isNumeric className={clsx('max-sm:hidden', made.refused > 0 ? 'text-bad' : 'text-soft')}>
        {count(made.refused)}
      </Cell>
    </tr>
  );
}
