import { clsx } from 'clsx';
import type { ReportColumn } from '../report-column';
import { columnClass, pinOf } from './column-class';

/** The titles of the columns, which stay in sight; in the corner the currency, and how many columns a phone has no room for. */
export function ReportTableHead(props: { currency: string; columns: readonly ReportColumn[] }) {
  const { currency, columns } = props;
  return (
    <thead>
      <tr>
        <th
          scope="col"
          suppressHydrationWarning
          className="sticky top-0 left-0 z-30 h-[30px] min-w-44 border-b border-line bg-surface pr-3 text-left text-xs font-medium whitespace-nowrap text-faint after:ml-3 after:font-normal after:content-[attr(data-hidden)] print:after:hidden max-sm:min-w-36 print:static print:min-w-0 print:bg-transparent print:text-[7pt]"
        >
          {currency}
        </th>
        {columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            suppressHydrationWarning
            data-pin={pinOf(columns, index) ?? undefined}
            className={clsx(
              'sticky top-0 z-10 h-[30px] border-b border-line bg-surface px-2 text-right text-xs font-medium whitespace-nowrap text-faint last:pr-0 print:pr-0 print:static print:bg-transparent print:pl-1.5 print:text-[7pt]',
              column.isPinned && 'z-20',
              columnClass(columns, index),
            )}
          >
            <ColumnTitle column={column} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A phone has the longer title over several lines, so that the column stays narrow. */
function ColumnTitle({ column: { title, phoneTitle } }: { column: ReportColumn }) {
  if (phoneTitle === undefined) return title;
  return (
    <>
      <span className="max-sm:hidden print:inline">{title}</span>
      <span className="inline-block max-w-23 py-1 whitespace-normal sm:hidden print:hidden">
        {withWholeDays(phoneTitle)}
      </span>
    </>
  );
}

/** Lines break between days, not within one: `Nov 28, 2025` and the dash behind it stay together. */
function withWholeDays(title: string): string {
  return title.replace(/(?<!–) (?=[\d–])/g, '\u00a0');
}
