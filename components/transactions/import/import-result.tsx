'use client';

import { useLocale } from 'react-aria-components/I18nProvider';
import { HeaderCell, Table, TableScroll } from '@/components/ui/table';
import type { TransactionImportOutcome } from '@/lib/contract/transaction-import';
import { countOf } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';

/** What became of a file's records, each refused one with its line and the reason. */
export function ImportResult({ result }: { result: TransactionImportOutcome }) {
  const { locale } = useLocale();
  const { imported, duplicates, refused, first_day, last_day } = result;
  const period = first_day && last_day ? periodText(first_day, last_day, locale) : null;
  return (
    <div className="flex flex-col gap-2 border-t border-line px-3 py-2">
      <p>
        <strong className="font-semibold">
          {countOf(imported, 'transaction', 'transactions', locale)} imported
        </strong>
        {period && imported > 0 && <span className="text-soft">, {period}</span>}
      </p>
      {duplicates > 0 && (
        <p className="text-soft">
          {countOf(duplicates, 'was', 'were', locale)} there already and {duplicates === 1 ? 'is' : 'are'} not
          added again.
        </p>
      )}
      {refused.length > 0 && (
        <>
          <p className="text-bad">
            {countOf(refused.length, 'record was', 'records were', locale)} refused; the rest is not affected.
          </p>
          <TableScroll label="Refused records" className="max-h-48">
            <Table label="Refused records" density="dense">
              <thead>
                <tr>
                  <HeaderCell isNumeric className="w-14 bg-panel">
                    Line
                  </HeaderCell>
                  <HeaderCell className="bg-panel">Reason</HeaderCell>
                </tr>
              </thead>
              <tbody>
                {refused.map(({ line, reason }) => (
                  <tr key={`${line} ${reason}`} className="[&>td]:border-b [&>td]:border-line [&>td]:px-2">
                    <td className="text-right text-soft">{line}</td>
                    <td className="py-1 wrap-anywhere">{reason}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </TableScroll>
        </>
      )}
    </div>
  );
}

function periodText(first: string, last: string, locale: string): string {
  if (first === last) return formatDayOfYear(first, locale);
  return `${formatDayOfYear(first, locale)} – ${formatDayOfYear(last, locale)}`;
}
