'use client';

import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import { Cell } from '@/components/ui/tables/table';
import type { Side } from '@/lib/contract/primitives';
import type { LedgerStatementLine } from '@/lib/contract/report';
import { unitsOfAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';

type Props = { line: LedgerStatementLine; normalSide: Side; entryHref: (entryId: string) => string };

/** A line of a statement; it leads to its entry. */
export function StatementLine({ line, normalSide, entryHref }: Props) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const units = unitsOfAmount(line.amount, currency);
  const day = formatDayOfYear(line.datetime, locale);
  const on = (side: Side) => line.debit_credit === side && <Amount units={units} currency={currency} />;
  return (
    <tr className="hover:bg-hover print:[&>*]:h-auto! print:[&>*]:py-0.5">
      <Cell className="w-28 whitespace-nowrap text-soft max-sm:hidden">{day}</Cell>
      <Cell className="w-full max-w-0 first:pl-2 max-sm:pl-0">
        <Link
          href={entryHref(line.journal_entry_id)}
          className="block min-h-6 rounded py-0.5 underline-offset-2 hover:underline max-sm:min-h-11 print:min-h-0 print:py-0"
        >
          <span className="block truncate print:whitespace-normal">
            {line.description || 'No description'}
            {line.line_description && line.line_description !== line.description && (
              <span className="ml-2 text-xs text-faint">{line.line_description}</span>
            )}
          </span>
          <span className="block text-xs text-faint sm:hidden">{day}</span>
        </Link>
      </Cell>
      <Cell isNumeric className="max-sm:hidden">
        {on('debit')}
      </Cell>
      <Cell isNumeric className="max-sm:hidden">
        {on('credit')}
      </Cell>
      <Cell isNumeric>
        <span className="block sm:hidden">
          <Amount units={line.debit_credit === normalSide ? units : -units} currency={currency} />
        </span>
        <Amount
          className="max-sm:text-xs max-sm:text-faint"
          units={unitsOfAmount(line.balance, currency)}
          currency={currency}
          zero="—"
        />
      </Cell>
    </tr>
  );
}
