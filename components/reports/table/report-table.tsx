'use client';

import { clsx } from 'clsx';
import { useRouter } from 'next/navigation';
import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { TableScroll } from '@/components/ui/table';
import type { ReportLinks } from '../figure-links';
import { type ReportColumn, totalColumn } from '../report-column';
import { flattenRows, type ReportRow } from '../report-rows';
import { ReportTableRow, type RowEmphasis } from './report-table-row';
import type { CollapsedRows } from './use-collapsed-rows';

/** How many columns fit on a page in portrait. */
const mostUpright = 6;

type Props = {
  label: string;
  rows: readonly ReportRow[];
  columns: readonly ReportColumn[];
  collapsed: CollapsedRows;
  links: ReportLinks;
  emphasis: RowEmphasis;
  isOutdated: boolean;
};

/** A report as a table: its own scrolling box, so that the heads stay in sight in both directions. */
export function ReportTable(props: Props) {
  const { label, rows, columns, collapsed, links, emphasis, isOutdated } = props;
  const { currency } = useBusiness();
  const router = useRouter();

  /** A plain click stays inside the application; one handler and plain links are light enough for a thousand figures. */
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const href = event.currentTarget.getAttribute('href');
      if (!href) return;
      event.preventDefault();
      router.push(href);
    },
    [router],
  );

  const box = useLatestInSight(columns);

  return (
    <TableScroll
      ref={box}
      label={label}
      data-wide-report={columns.length > mostUpright || undefined}
      className={clsx(
        'transition-opacity sm:max-h-[calc(100dvh-84px)] print:max-h-none print:overflow-visible',
        isOutdated && 'opacity-50',
      )}
    >
      <table
        aria-label={label}
        aria-busy={isOutdated}
        className="w-full border-separate border-spacing-0 tabular-nums print:text-[7.5pt] print:leading-[1.4]"
      >
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-0 left-0 z-20 h-[30px] min-w-44 border-b border-line bg-surface pr-3 text-left text-xs font-medium text-faint max-sm:min-w-36 print:static print:min-w-0 print:bg-transparent print:text-[7pt]"
            >
              {currency}
            </th>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={clsx(
                  'sticky top-0 z-10 h-[30px] border-b border-line bg-surface pl-4 text-right text-xs font-medium whitespace-nowrap text-faint print:static print:bg-transparent print:pl-1.5 print:text-[7pt]',
                  column.isTotal && ['z-20', totalColumn],
                )}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {flattenRows(rows, collapsed.has).map(({ row, depth }) => (
            <ReportTableRow
              key={row.path}
              row={row}
              depth={depth}
              columns={columns}
              links={links}
              isOpen={!collapsed.has(row.path)}
              emphasis={emphasis[row.key]}
              onToggle={() => collapsed.toggle(row.path)}
              onFollow={follow}
            />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** A phone shows two of twelve months: those at the end, which one comes for, with what came before to the left. */
function useLatestInSight(columns: readonly ReportColumn[]) {
  const box = useRef<HTMLElement>(null);
  const periods = columns.some((column) => column.isTotal) ? columns.map(({ key }) => key).join() : null;
  useEffect(() => {
    if (periods === null || !box.current || !window.matchMedia('(width < 40rem)').matches) return;
    box.current.scrollLeft = box.current.scrollWidth;
  }, [periods]);
  return box;
}
