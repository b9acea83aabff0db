/**
 * Lets a table that is wider than its box show whole columns only: the names take what whole columns leave, the pinned
 * columns stay at the right, and scrolling stops between columns. Where not even one column fits between names and pinned
 * ones, as on a phone that compares months, nothing is pinned but the names. The styles are set by script, because the
 * pages' security policy allows no style attributes in what the server sends.
 * @returns what says at the head how many columns are out of sight, to be called after scrolling; null where none are
 */
export function fitColumns(box: HTMLElement): (() => void) | null {
  const table = box.querySelector('table');
  const heads = [...(table?.tHead?.rows[0]?.cells ?? [])];
  if (!table) return null;
  reset(box, table, heads);
  if (table.scrollWidth <= box.clientWidth) return null;
  const [names, ...columns] = heads.filter((head) => head.offsetWidth > 0);
  if (!names) return null;
  const isPinned = (head: HTMLElement) => head.dataset.pin !== undefined;
  const least = Number.parseFloat(getComputedStyle(names).minWidth);
  const fit = [isPinned, () => false]
    .map((stays) => shareOut(columns, { stays, width: box.clientWidth, least }))
    .find(({ whole }) => whole >= 1);
  if (!fit) return null;
  const { pinned, pinnedWidths, periods, column, room, whole } = fit;
  const namesWidth = room - whole * column;
  setWidth(names, namesWidth);
  for (const head of periods) {
    setWidth(head, column);
    head.style.scrollSnapAlign = 'start';
  }
  for (const [index, head] of pinned.entries()) {
    setWidth(head, pinnedWidths[index] ?? 0);
    const right = sumOf(pinnedWidths.slice(index + 1));
    table.style.setProperty(`--pin-${pinned.length - 1 - index}`, `${right}px`);
  }
  table.style.tableLayout = 'fixed';
  table.style.width = `${namesWidth + periods.length * column + sumOf(pinnedWidths)}px`;
  if (pinned.length > 0) table.dataset.pinned = '';
  box.style.scrollPaddingLeft = `${namesWidth}px`;
  box.style.scrollSnapType = 'x mandatory';
  return () => {
    const before = Math.round(box.scrollLeft / column);
    names.dataset.hidden = hiddenWords(before, periods.length - whole - before);
  };
}

type Room = { stays: (head: HTMLElement) => boolean; width: number; least: number };

/** How many whole columns have room beside those that stay and names of the least width. */
function shareOut(columns: readonly HTMLElement[], { stays, width, least }: Room) {
  const pinned = columns.filter(stays);
  const periods = columns.filter((head) => !stays(head));
  const column = Math.ceil(Math.max(0, ...periods.map((head) => head.offsetWidth)));
  const pinnedWidths = pinned.map((head) => Math.ceil(head.offsetWidth));
  const room = width - sumOf(pinnedWidths);
  const whole = column === 0 ? 0 : Math.min(periods.length, Math.floor((room - least) / column));
  return { pinned, pinnedWidths, periods, column, room, whole };
}

function hiddenWords(before: number, after: number): string {
  const parts = [before > 0 ? `‹ ${before} more` : '', after > 0 ? `${after} more ›` : ''];
  return parts.filter((part) => part !== '').join(' · ');
}

function reset(box: HTMLElement, table: HTMLTableElement, heads: readonly HTMLElement[]): void {
  delete table.dataset.pinned;
  table.style.tableLayout = '';
  table.style.width = '';
  box.style.scrollSnapType = '';
  for (const head of heads) {
    delete head.dataset.hidden;
    head.style.width = '';
    head.style.scrollSnapAlign = '';
  }
}

function setWidth(head: HTMLElement, width: number): void {
  head.style.width = `${width}px`;
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}
