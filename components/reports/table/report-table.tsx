'use client';

import { clsx } from 'clsx';
import { useRouter } from 'next/navigation';
import { type MouseEvent, useCallback } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { TableScroll } from '@/components/ui/table';
import type { ReportLinks } from '../figure-links';
import { type ReportColumn, wideColumns } from '../report-column';
import { flattenRows, type ReportRow } from '../report-rows';
import { columnClass, isHiddenOnPhone, pinOf } from './column-class';
import { ReportTableRow, type RowEmphasis } from './report-table-row';
import type { CollapsedRows } from './use-collapsed-rows';
import { useWholeColumns } from './use-whole-columns';

/** How many columns fit on a page in portrait. */
export const mostUpright = 6;

type Props = {
  label: string;
  rows: readonly ReportRow[];
  columns: readonly ReportColumn[];
  collapsed: CollapsedRows;
  links: ReportLinks;
  emphasis: RowEmphasis;
  isOutdated: boolean;
  /** As long as its rows, where it is one of several on a page: only a report by itself scrolls in its own box. */
  isWhole?: boolean;
};

/** A report as a table: its own scrolling box, so that the heads stay in sight in both directions. */
export function ReportTable(props: Props) {
  const { label, rows, columns, collapsed, links, emphasis, isOutdated, isWhole = false } = props;
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

  const box = useWholeColumns(columns);
  const hidden = columns.filter((_, index) => isHiddenOnPhone(columns, index)).length;
  const isJudged = columns.some((column) => column.senseOf);

  return (
    <>
      <TableScroll
        ref={box}
        label={label}
        data-wide-report={wideColumns(columns).length > mostUpright || undefined}
        className={clsx(
          'transition-opacity print:max-h-none print:overflow-visible',
          !isWhole && 'sm:max-h-[calc(100dvh-84px)]',
          isOutdated && 'opacity-50',
        )}
      >
        <table
          aria-label={label}
          aria-busy={isOutdated}
          className="group/report w-full border-separate print:w-full! print:table-auto! border-spacing-0 tabular-nums print:text-[7.5pt] print:leading-[1.4]"
        >
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky top-0 left-0 z-20 h-[30px] min-w-44 border-b border-line bg-surface pr-3 text-left text-xs font-medium text-faint max-sm:min-w-36 print:static print:min-w-0 print:bg-transparent print:text-[7pt]"
              >
                {currency}
              </th>
              {columns.map((column, index) => (
                <th
                  key={column.key}
                  scope="col"
                  data-pin={pinOf(columns, index) ?? undefined}
                  className={clsx(
                    'sticky top-0 z-10 h-[30px] border-b border-line bg-surface px-2 text-right text-xs font-medium whitespace-nowrap text-faint last:pr-0 print:pr-0 print:static print:bg-transparent print:pl-1.5 print:text-[7pt]',
                    column.isPinned && 'z-20',
                    columnClass(columns, index),
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
      {isJudged && (
        <p className="pt-2 text-xs text-faint">
          <span aria-hidden>▲▼</span> for the better, <span aria-hidden>△▽</span> for the worse
        </p>
      )}
      {hidden > 0 && (
        <p className="pt-2 text-xs text-faint sm:hidden print:hidden">
          Turn the phone to see {hidden === 1 ? 'one more column' : `${hidden} more columns`}.
        </p>
      )}
    </>
  );
}
