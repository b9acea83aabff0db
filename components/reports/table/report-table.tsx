'use client';

import { clsx } from 'clsx';
import { useRouter } from 'next/navigation';
import { type MouseEvent, useCallback, useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { signClass } from '@/components/ui/amount';
import { useLocale } from '@/components/ui/locale';
import { TableScroll } from '@/components/ui/tables/table';
import { formatAmount } from '@/lib/format/amount';
import type { ReportLinks } from '../figure-links';
import { type ReportColumn, wideColumns } from '../report-column';
import { flattenRows, type ReportRow, type RowKey } from '../report-rows';
import { isAnyJudged } from './change-columns';
import { columnClass, isHiddenOnPhone } from './column-class';
import { ReportTableHead } from './report-table-head';
import { ReportTableRow, type RowEmphasis } from './report-table-row';
import { TurnNote } from './turn-note';
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
  /** The row by this key stays in sight at the foot: what all others add up to. */
  pinnedRow?: RowKey | undefined;
};

/** A report as a table: its own scrolling box, so that the heads stay in sight in both directions. */
export function ReportTable(props: Props) {
  const { label, rows, columns, collapsed, links, emphasis, isOutdated, isWhole = false, pinnedRow } = props;
  const { currency } = useBusiness();
  const locale = useLocale();
  const follow = useFollowLink();
  const look = useMemo(
    () => ({
      text: (units: bigint) => formatAmount(units, currency, locale),
      sign: (units: bigint) => signClass(units, locale),
    }),
    [currency, locale],
  );
  const cells = useMemo(
    () => columns.map((column, index) => ({ column, className: columnClass(columns, index) })),
    [columns],
  );

  const box = useWholeColumns(columns);
  const hidden = columns.filter((_, index) => isHiddenOnPhone(columns, index)).length;
  const isJudged = useMemo(() => isAnyJudged(rows, columns), [rows, columns]);

  return (
    <>
      <TableScroll
        ref={box}
        label={label}
        // Set by script, before the page is taken over.
        data-fitted=""
        suppressHydrationWarning
        data-wide-report={wideColumns(columns).length > mostUpright || undefined}
        className={clsx(
          // What is only for screen readers goes by with its column: outside of the box it would widen the page.
          'group/fit relative transition-opacity print:max-h-none print:overflow-visible short:max-h-none!',
          // At the end of the page its heads are below the bar, too.
          !isWhole && (pinnedRow ? 'sm:max-h-[calc(100dvh-212px)]' : 'sm:max-h-[calc(100dvh-120px)]'),
          isOutdated && 'opacity-50',
        )}
      >
        <table
          aria-label={label}
          aria-busy={isOutdated}
          suppressHydrationWarning
          className={clsx(
            'group/report w-full border-separate border-spacing-0 [&_td]:tabular-nums print:w-full! print:table-auto! print:text-[7.5pt] print:leading-[1.4]',
            cellClass,
            figureClass,
            unfitted,
          )}
        >
          <ReportTableHead currency={currency} columns={columns} />
          <tbody>
            {flattenRows(rows, collapsed.has).map(({ row, depth }) => (
              <ReportTableRow
                key={row.path}
                row={row}
                depth={depth}
                columns={cells}
                look={look}
                links={links}
                isOpen={!collapsed.has(row.path)}
                emphasis={emphasis[row.key]}
                isPinned={depth === 0 && row.key === pinnedRow}
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
      <TurnNote hidden={hidden} />
    </>
  );
}

/** A plain click stays inside the application; one handler and plain links are light enough for a thousand figures. */
function useFollowLink() {
  const router = useRouter();
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const href = event.currentTarget.getAttribute('href');
      if (!href) return;
      event.preventDefault();
      router.push(href);
    },
    [router],
  );
}

const cellClass =
  '[&_td]:px-2 [&_td]:text-right [&_td]:whitespace-nowrap [&_td:last-child]:pr-0 [&_tr:hover>td]:bg-hover print:[&_td]:pr-0 print:[&_td]:pl-1.5';
/**
 * The columns that there is room for are known once they are measured: what is shown before would move then, also in a wide
 * window of a browser that draws a page in parts, as it comes. Neither seen nor tapped, but not invisible: each of a thousand
 * cells would inherit that and be styled twice.
 */
const unfitted =
  "group-data-[fitted='']/fit:opacity-0 group-data-[fitted='']/fit:[clip-path:inset(100%)] print:opacity-100! print:[clip-path:none]!";
const figureClass =
  '[&_td_a]:inline-block [&_td_a]:min-h-6 [&_td_a]:min-w-6 [&_td_a]:rounded [&_td_a]:py-0.5 [&_td_a]:decoration-faint [&_td_a]:decoration-dotted [&_td_a]:underline-offset-3 [&_td_a:hover]:underline print:[&_td_a]:min-h-0 print:[&_td_a]:py-0';
