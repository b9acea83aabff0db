import type { ReportColumn } from '../report-column';

/** By how many pinned columns are to the right of it; their widths are set where there are any. */
const pins = [
  'group-data-pinned/report:right-0',
  'group-data-pinned/report:right-(--pin-1)',
  'group-data-pinned/report:right-(--pin-2)',
  'group-data-pinned/report:right-(--pin-3)',
];

/** Where columns are pinned: from the right, after the last that is not. */
export function pinOf(columns: readonly ReportColumn[], index: number): number | null {
  if (!columns[index]?.isPinned) return null;
  return columns.slice(index + 1).filter((column) => column.isPinned).length;
}

/** How a cell stays in sight, and whether a phone held upright shows it. */
export function columnClass(columns: readonly ReportColumn[], index: number): string {
  const pin = pinOf(columns, index);
  const isFirst = pin !== null && !columns[index - 1]?.isPinned;
  return [
    isHiddenOnPhone(columns, index) ? 'max-sm:hidden' : '',
    columns[index]?.isOnPhoneOnly ? 'sm:hidden print:hidden' : '',
    pin === null
      ? ''
      : `bg-surface group-data-pinned/report:sticky ${pins[pin] ?? ''} print:static! print:bg-transparent`,
    isFirst
      ? 'group-data-pinned/report:border-l group-data-pinned/report:border-l-line print:border-l-0!'
      : '',
  ].join(' ');
}

export function isHiddenOnPhone(columns: readonly ReportColumn[], index: number): boolean {
  const isShown = columns[index]?.isMain || columns[index]?.isPeriod;
  return columns.length > 2 && columns.some((column) => column.isMain) && !isShown;
}
