/**
 * Lets a table that is wider than its box show whole columns only: the names take what whole columns leave, the pinned
 * columns stay at the right, and scrolling stops between columns. Where not even one column fits between names and pinned
 * ones, as on a phone that compares months, nothing is pinned but the names. It begins at the newest column, and says at the
 * head how many columns are out of sight: to be called again after scrolling, and when the box may have another width. The
 * styles are set by script, because the pages' security policy allows no style attributes in what the server sends.
 *
 * It is also sent as text with the page, to run before the first paint, so it uses nothing from outside of it.
 * @param box has the width that it is fitted to in `data-fitted`; empty there, it is fitted anew
 */
export function fitColumns(box: HTMLElement): void {
  const table = box.querySelector('table');
  const heads = [...(table?.tHead?.rows[0]?.cells ?? [])];
  const width = box.clientWidth;
  if (!table || width === 0) return;
  if (box.dataset.fitted !== `${width}`) {
    fitTable(table);
    box.scrollLeft = box.scrollWidth;
    box.dataset.fitted = `${width}`;
  }
  if (table.style.width !== '') sayHidden();

  function fitTable(table: HTMLTableElement): void {
    reset(table);
    if (table.scrollWidth <= width) return;
    const [names, ...columns] = heads.filter((head) => head.offsetWidth > 0);
    if (!names) return;
    const least = Number.parseFloat(getComputedStyle(names).minWidth);
    const isPinned = (head: HTMLElement) => head.dataset.pin !== undefined;
    const found = [isPinned, () => false]
      .map((stays) => shareOut(columns, stays, least))
      .find(({ whole }) => whole >= 1);
    if (!found) return;
    const { pinned, pinnedWidths, periods, column, namesWidth } = found;
    setWidth(names, namesWidth);
    for (const head of periods) {
      setWidth(head, column);
      head.style.scrollSnapAlign = 'start';
    }
    for (const [index, head] of pinned.entries()) {
      setWidth(head, pinnedWidths[index] ?? 0);
      const right = sumOf(pinnedWidths.slice(index + 1));
      // By its place among all that are pinned, as some may not be shown. What every cell would inherit and be styled anew for, only
      // where it says something: the last one is at the edge.
      if (right > 0) table.style.setProperty(`--pin-${head.dataset.pin}`, `${right}px`);
    }
    table.style.tableLayout = 'fixed';
    table.style.width = `${namesWidth + periods.length * column + sumOf(pinnedWidths)}px`;
    if (pinned.length > 0) table.dataset.pinned = '';
    // A figure that is scrolled to, as with Tab, comes to lie between what stays in sight at both sides, not below it.
    box.style.scrollPadding = `0 ${sumOf(pinnedWidths)}px 0 ${namesWidth}px`;
    box.style.scrollSnapType = 'x mandatory';
  }

  /** How many whole columns have room beside those that stay and names of the least width, and what the names get. */
  function shareOut(columns: readonly HTMLElement[], stays: (head: HTMLElement) => boolean, least: number) {
    const pinned = columns.filter(stays);
    const periods = columns.filter((head) => !stays(head));
    const column = Math.ceil(Math.max(0, ...periods.map((head) => head.offsetWidth)));
    const pinnedWidths = pinned.map((head) => Math.ceil(head.offsetWidth));
    const room = width - sumOf(pinnedWidths);
    const whole = column === 0 ? 0 : Math.min(periods.length, Math.floor((room - least) / column));
    return { pinned, pinnedWidths, periods, column, whole, namesWidth: room - whole * column };
  }

  function sayHidden(): void {
    const [names, period] = heads.filter((head) => head.offsetWidth > 0);
    if (!names || !period) return;
    const inColumns = (pixels: number) => Math.round(pixels / period.offsetWidth);
    const before = inColumns(box.scrollLeft);
    const after = inColumns(box.scrollWidth - width) - before;
    const parts = [before > 0 ? `‹ ${before} more` : '', after > 0 ? `${after} more ›` : ''];
    names.dataset.hidden = parts.filter((part) => part !== '').join(' · ');
  }

  function reset(table: HTMLTableElement): void {
    delete table.dataset.pinned;
    table.style.tableLayout = '';
    table.style.width = '';
    box.style.scrollSnapType = '';
    box.style.scrollPadding = '';
    for (const head of heads) {
      if (head.dataset.pin !== undefined) table.style.removeProperty(`--pin-${head.dataset.pin}`);
      delete head.dataset.hidden;
      head.style.width = '';
      head.style.scrollSnapAlign = '';
    }
  }

  function setWidth(head: HTMLElement, pixels: number): void {
    head.style.width = `${pixels}px`;
  }

  function sumOf(widths: readonly number[]): number {
    return widths.reduce((sum, each) => sum + each, 0);
  }
}
