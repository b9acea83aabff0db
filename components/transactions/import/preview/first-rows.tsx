'use client';
import { clsx } from 'clsx';

import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { useLocale } from '@/components/ui/locale';
import { HeaderCell, Table, TableScroll } from '@/components/ui/tables/table';
import type { PreviewStatement } from '@/lib/contract/transaction-preview';
import { formatDayOfYear } from '@/lib/format/day';
import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsOf } from '@/lib/money/decimal';

type Props = {
  rows: PreviewStatement['rows'];
  /** Of the statement; null where the file does not say, and the books' is meant. */
  currency: string | null;
  label: string;
};

/** The first rows of a file as they will be read. */
export function FirstRows({ rows, currency: printed, label }: Props) {
  const { currency: own } = useBusiness();
  const currency = printed ?? own;
  const locale = useLocale();
  const hasWords = rows.some(({ direction_word: word }) => word !== null);
  const hasMemo = rows.some(({ memo }) => memo?.trim());
  return (
    <TableScroll label={label} className="max-h-56">
      <Table label={label} density="dense">
        <thead>
          <tr>
            <HeaderCell>Date</HeaderCell>
            <HeaderCell>Description</HeaderCell>
            {hasMemo && <HeaderCell className="max-sm:hidden">Memo</HeaderCell>}
            {hasWords && <HeaderCell>Direction</HeaderCell>}
            <HeaderCell isNumeric>Amount, {currency}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ({ line, day, amount, is_amount_open: isOpen, direction_word: word, description, memo }) => (
              <tr key={line} className="[&>td]:border-b [&>td]:border-line [&>td]:px-2 [&>td]:first:pl-0">
                <td className="whitespace-nowrap text-soft">{day ? formatDayOfYear(day, locale) : '?'}</td>
                <td className={clsx('max-w-52 truncate', hasWords ? 'max-sm:max-w-20' : 'max-sm:max-w-32')}>
                  {description}
                </td>
                {hasMemo && <td className="max-w-40 truncate text-soft max-sm:hidden">{memo}</td>}
                {hasWords && <td className="max-w-32 truncate">{word}</td>}
                <td className="pr-0! text-right tabular-nums">
                  {isOpen ? amount : <RowAmount amount={amount} currency={currency} />}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </Table>
    </TableScroll>
  );
}

/** An amount with more decimals than the currency has is shown as the file prints it: it will be refused. */
export function RowAmount({ amount, currency }: { amount: string; currency: string }) {
  const units = minorUnitsOf(amount, decimalsOf(currency));
  return units.ok ? <Amount units={units.value} currency={currency} isMovement /> : amount;
}
