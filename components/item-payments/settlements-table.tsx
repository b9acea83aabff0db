'use client';
import { clsx } from 'clsx';
import { Lock, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLockedDays } from '@/components/journal-entries/lock-sign';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { IconButton } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { columnOfAmounts } from '@/components/ui/tables/amount-column';
import { Cell, HeaderCell, Table } from '@/components/ui/tables/table';
import { unitsOfAmount } from '@/lib/format/amount';
import { formatDay, formatDayOfYear } from '@/lib/format/day';
import type { JsonNumber } from '@/lib/json';

type Row = { id: string; datetime: string; amount: JsonNumber; origin?: ReactNode };

type TableProps = {
  label: string;
  /** What a row is, after "Remove the". */
  one: 'payment' | 'credit';
  rows: readonly Row[];
  /** The title of the column of origins; null where there is none. */
  originTitle: string | null;
  /** Null where the reader may not. */
  onRemove: ((id: string) => void) | null;
  isPending: boolean;
};

/** What settles a bill or an invoice, by day, with its amount and a button that removes it; in closed books nothing is removed. */
export function SettlementsTable({ label, one, rows, originTitle, onRemove, isPending }: TableProps) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const isLocked = useLockedDays();
  const column = columnOfAmounts(
    rows.map(({ amount }) => unitsOfAmount(amount, currency)),
    currency,
    locale,
  );
  return (
    <Table label={label} density="dense" className="table-fixed">
      <colgroup>
        <col className="w-16" />
        {originTitle && <col />}
        <col className={originTitle ? clsx('w-28', column) : undefined} />
        {onRemove && <col className="w-9" />}
      </colgroup>
      <thead className="sr-only">
        <tr>
          <HeaderCell>Date</HeaderCell>
          {originTitle && <HeaderCell>{originTitle}</HeaderCell>}
          <HeaderCell isNumeric>Amount, {currency}</HeaderCell>
          {onRemove && <HeaderCell>Remove</HeaderCell>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, datetime, amount, origin }) => (
          <tr key={id}>
            <Cell className="whitespace-nowrap text-soft">
              <time dateTime={datetime} title={formatDayOfYear(datetime, locale)}>
                {formatDay(datetime, locale)}
              </time>
            </Cell>
            {originTitle && <Cell className="truncate">{origin}</Cell>}
            <Cell isNumeric>
              <Amount units={unitsOfAmount(amount, currency)} currency={currency} />
            </Cell>
            {onRemove && (
              <Cell className="text-right">
                {isLocked(datetime) ? (
                  <Lock role="img" aria-label="In the closed books" className="inline size-3.5 text-faint" />
                ) : (
                  <IconButton
                    size="small"
                    label={`Remove the ${one} of ${formatDayOfYear(datetime, locale)}`}
                    isDisabled={isPending}
                    onPress={() => onRemove(id)}
                  >
                    <Trash2 aria-hidden className="size-3.5" />
                  </IconButton>
                )}
              </Cell>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
