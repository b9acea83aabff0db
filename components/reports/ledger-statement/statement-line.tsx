'use client';

import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import { Cell } from '@/components/ui/table';
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
          className="block min-h-6 truncate rounded py-0.5 underline-offset-2 hover:underline print:min-h-0 print:whitespace-normal print:py-0"
        >
          {line.description || 'No description'}
          {line.line_description && line.line_description !== line.description && (
            <span className="ml-2 text-xs text-faint">{line.line_description}</span>
          )}
        </Link>
        <span className="block pb-1 text-xs text-faint sm:hidden">{day}</span>
      </Cell>
      <Cell isNumeric className="max-sm:hidden">
        {on('debit')}
      </Cell>
      <Cell isNumeric className="max-sm:hidden">
        {on('credit')}
      </Cell>
      <Cell isNumeric className="sm:hidden">
        <Amount units={line.debit_credit === normalSide ? units : -units} currency={currency} />
      </Cell>
      <Cell isNumeric>
        <Amount units={unitsOfAmount(line.balance, currency)} currency={currency} zero="—" />
      </Cell>
    </tr>
  );
}
