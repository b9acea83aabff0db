'use client';
import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { useIsAlive, useMedia } from '@/components/ui/use-media';
import { useStableCallbacks } from '@/components/ui/use-stable-callbacks';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { type LedgerIndex, summarize } from '../entry-summary';
import type { LinkNote } from '../links/entry-links';
import { usualThreshold } from '../provenance';
import type { Selection } from '../review/selection/selection';
import { AwaitedRow } from './awaited-row';
import { type GridLayout, headerPixels, longestUsualAmount, phoneRowRem, rowPixels } from './columns';
import { EntryGridHeader } from './entry-grid-header';
import { EntryRow, type RowCallbacks, rowId } from './entry-row';

export type EntryGridProps = RowCallbacks & {
  /** A press on a row. Keys are commands of the screen. */
  onActivate: (id: string) => void;
  label: string;
  /** Null in place of an entry that is not read yet. */
  entries: readonly (JournalEntry | null)[];
  ledgers: LedgerIndex;
  currency: string;
  activeId: string | null;
  selection: Selection;
  /** By entry, what counts of it here, in minor units; null where it is the whole movement. */
  amounts?: ReadonlyMap<string, bigint> | null;
  onSelectAll?: (() => void) | undefined;
  /** What a row says behind its ledger. */
  note: 'provenance' | 'status';
  /** From this confidence on a suggested ledger is certain. */
  certainFrom?: number;
  /** By entry, what a row says of its links in place of its ledger. */
  linkNotes?: ReadonlyMap<string, LinkNote>;
  dateHeader?: ReactNode;
  /** After the last row: the next page on its way, or why it did not come. */
  footer?: ReactNode;
  /** Rows near the end of what was read are in sight. */
  onNearEnd?: () => void;
  /** The rows that are in sight, by their places; all rows of the list have one. */
  onSee?: (first: number, last: number) => void;
  gridRef: Ref<EntryGridHandle>;
};

export type EntryGridHandle = { focus(): void; show(index: number): void };

/** How many rows before the end the next page is requested. */
const nearEnd = 40;
/** Enough for the first sight of any screen, before the list is alive and knows its height. */
const firstRows = 30;

/** A table with one tab stop, navigated by keys: the pattern "Data Grid" of the ARIA Authoring Practices. */
function gridProperties({ label, onToggle, activeId, onSee, entries }: EntryGridProps) {
  return {
    role: 'grid',
    tabIndex: 0,
    'aria-label': label,
    // The rest of a list that is read page by page has no known number.
    'aria-rowcount': onSee ? entries.length + 1 : -1,
    'aria-multiselectable': onToggle ? true : undefined,
    'aria-activedescendant': activeId ? rowId(activeId) : undefined,
  };
}

/** A dense list of entries of any length. The rows in sight are all that exists of it. */
export function EntryGrid(props: EntryGridProps) {
  const { entries, ledgers, currency, activeId, onNearEnd, onSee, selection } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const virtualizer = useRowVirtualizer(entries, scroller);
  const isAlive = useIsAlive();
  useGridHandle(props.gridRef, table, scroller, virtualizer);
  const rows = virtualizer.getVirtualItems();
  const firstIndex = rows[0]?.index ?? 0;
  const lastIndex = rows.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lastIndex >= entries.length - nearEnd) onNearEnd?.();
  }, [lastIndex, entries.length, onNearEnd]);
  useEffect(() => onSee?.(firstIndex, lastIndex), [firstIndex, lastIndex, onSee]);
  const layout = useGridLayout(props);
  const boxes = useStableCallbacks({
    toggle: (id: string, isRange: boolean) => props.onToggle?.(id, isRange),
    toggleAll: () => props.onSelectAll?.(),
  });
  const rowOf = (entry: JournalEntry, index: number, offset: number | null) => (
    <EntryRow
      key={entry.id}
      entry={entry}
      index={index}
      offset={offset}
      ledgers={ledgers}
      currency={currency}
      layout={layout}
      note={props.note}
      certainFrom={props.certainFrom ?? usualThreshold}
      linkNote={props.linkNotes?.get(entry.id)}
      amount={props.amounts?.get(entry.id)}
      isActive={entry.id === activeId}
      isSelected={selection.ids.has(entry.id)}
      onToggle={props.onToggle && boxes.toggle}
    />
  );
  return (
    <div ref={scroller} className="relative min-h-0 flex-1 overflow-auto print:overflow-visible">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter is a command of the screen, where an offer may come before it. */}
      <table
        ref={table}
        {...gridProperties(props)}
        onClick={(event) => {
          const id = entryIdAt(event.target);
          if (id === null) return;
          if (event.shiftKey && props.onToggle) props.onToggle(id, true);
          else props.onActivate(id);
        }}
        className="block outline-none print:table print:w-full"
      >
        <EntryGridHeader
          currency={currency}
          layout={layout}
          dateHeader={props.dateHeader}
          isAllSelected={isEverySelected(entries, selection)}
          isSomeSelected={selection.ids.size > 0}
          onSelectAll={props.onSelectAll && boxes.toggleAll}
        />
        <tbody
          className="relative block print:table-row-group print:h-auto!"
          {...(isAlive ? { style: { height: virtualizer.getTotalSize() } } : {})}
        >
          {isAlive
            ? rows.map((row) => {
                const entry = entries[row.index];
                const offset = row.start - headerPixels;
                if (entry) return rowOf(entry, row.index, offset);
                return entry === null && <AwaitedRow key={row.index} index={row.index} offset={offset} />;
              })
            : entries.slice(0, firstRows).map((entry, index) => entry && rowOf(entry, index, null))}
        </tbody>
      </table>
      {rows.length < entries.length && (
        <p className="hidden pt-3 font-semibold print:block">
          This is not all: only entries near those in sight are printed.
        </p>
      )}
      {props.footer}
    </div>
  );
}

function isEverySelected(entries: EntryGridProps['entries'], { ids }: Selection): boolean {
  if (entries.length === 0 || ids.size < entries.length) return false;
  return entries.every((entry) => entry !== null && ids.has(entry.id));
}

/** The entry of the row that was pressed; the boxes in a row answer for themselves. */
function entryIdAt(target: EventTarget): string | null {
  if (!(target instanceof Element) || target.closest('label, button, a')) return null;
  return target.closest('tr[data-entry]')?.getAttribute('data-entry') ?? null;
}

function useRowVirtualizer(entries: EntryGridProps['entries'], scroller: RefObject<HTMLDivElement | null>) {
  const isPhone = useMedia('(width < 40rem)');
  const height = isPhone
    ? phoneRowRem * parseFloat(getComputedStyle(document.documentElement).fontSize)
    : rowPixels;
  const virtualizer = useVirtualizer({
    count: entries.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
    scrollMargin: headerPixels,
    scrollPaddingStart: headerPixels,
  });
  useEffect(() => {
    if (height > 0) virtualizer.measure();
  }, [virtualizer, height]);
  return virtualizer;
}

function useGridHandle(
  gridRef: Ref<EntryGridHandle>,
  table: RefObject<HTMLTableElement | null>,
  scroller: RefObject<HTMLDivElement | null>,
  virtualizer: Virtualizer<HTMLDivElement, Element>,
) {
  const shown = useRef(0);
  const isAwaited = useRef(false);
  useImperativeHandle(
    gridRef,
    () => ({
      focus: () => table.current?.focus({ preventScroll: true }),
      show: (index: number) => {
        shown.current = index;
        if (isAwaited.current) return;
        isAwaited.current = true;
        // Scrolling lays out the page, so at most once a frame, however many keys it has had.
        requestAnimationFrame(() => {
          isAwaited.current = false;
          const top = offsetToShow(virtualizer, shown.current);
          if (top !== null && scroller.current) scroller.current.scrollTop = top;
        });
      },
    }),
    [table, scroller, virtualizer],
  );
}

/**
 * Where to scroll so that the row is in sight; null when it is. From what the virtualizer has seen already: asking the
 * page would make it lay itself out at every key press.
 */
function offsetToShow(virtualizer: Virtualizer<HTMLDivElement, Element>, index: number): number | null {
  const { scrollOffset, scrollRect } = virtualizer;
  if (scrollOffset === null || scrollRect === null || scrollRect.height === 0) return null;
  const height = virtualizer.options.estimateSize(index);
  const top = index * height;
  if (top < scrollOffset) return top;
  const bottom = headerPixels + top + height;
  return bottom > scrollOffset + scrollRect.height ? bottom - scrollRect.height : null;
}

/** One layout for all rows, so that their columns are aligned. */
function useGridLayout({ entries, ledgers, currency, onToggle, note }: EntryGridProps): GridLayout {
  const isSelectable = onToggle !== undefined;
  const hasConfidence = note === 'provenance';
  return useMemo(() => {
    const thisYear = String(new Date().getFullYear());
    const isLong = (units: bigint) => units >= longestUsualAmount || -units >= longestUsualAmount;
    return {
      isSelectable,
      hasConfidence,
      hasYears: entries.some((entry) => entry !== null && !entry.datetime.startsWith(thisYear)),
      isWide: entries.some((entry) => entry !== null && isLong(summarize(entry, ledgers, currency).units)),
    };
  }, [entries, ledgers, currency, isSelectable, hasConfidence]);
}
