'use client';
import { clsx } from 'clsx';
import { memo } from 'react';
import { Amount } from '@/components/ui/amount';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { useLocale } from '@/components/ui/locale';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { formatDay, formatDayOfYear } from '@/lib/format/day';
import { Confidence } from '../confidence';
import { type LedgerIndex, rawBeyondTitle, summarize, titleOf } from '../entry-summary';
import type { LinkNote } from '../links/entry-links';
import { columnsOf, type GridLayout } from './columns';
import { LedgerNote } from './ledger-note';

export type RowCallbacks = {
  /** A press on the box of a row, or on the row with shift held; without it nothing can be selected. */
  onToggle?: ((id: string, isRange: boolean) => void) | undefined;
};

type CellsProps = RowCallbacks & {
  entry: JournalEntry;
  ledgers: LedgerIndex;
  currency: string;
  layout: GridLayout;
  note: 'provenance' | 'status';
  certainFrom: number;
  /** Stable while it says the same, so that the row is not drawn again. */
  linkNote: LinkNote | undefined;
  /** Minor units; undefined for the whole movement. */
  amount: bigint | undefined;
  isSelected: boolean;
};

type RowProps = CellsProps & {
  index: number;
  /** Pixels from the top of the list; null while the page is not alive and rows flow. */
  offset: number | null;
  isActive: boolean;
};

export function rowId(entryId: string): string {
  return `row-${entryId}`;
}

/** One entry in a list; memoized, since a key press must not draw every row again. */
export const EntryRow = memo(function EntryRow({ index, offset, isActive, ...cells }: RowProps) {
  const { entry, layout, isSelected } = cells;
  return (
    <tr
      id={rowId(entry.id)}
      data-entry={entry.id}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-current={isActive ? true : undefined}
      {...(offset === null ? {} : { style: { transform: `translateY(${offset}px)` } })}
      className={clsx(
        'grid h-row cursor-default break-inside-avoid items-center gap-x-2.5 border-b border-line pr-5 pl-4 outline-none select-none max-sm:h-14 print:static! print:transform-none!',
        offset !== null && 'absolute inset-x-0 top-0',
        columnsOf(layout),
        isActive
          ? 'bg-selected shadow-[inset_2px_0_var(--accent)]'
          : isSelected
            ? 'bg-hover'
            : 'hover:bg-hover',
      )}
    >
      <EntryCells {...cells} />
    </tr>
  );
});

/** What a row says; memoized by itself, since all rows below one that leaves the list move. */
const EntryCells = memo(function EntryCells(props: CellsProps) {
  const { entry, ledgers, currency, layout, isSelected, onToggle, amount, certainFrom } = props;
  const locale = useLocale();
  const summary = summarize(entry, ledgers, currency);
  const title = titleOf(entry);
  const raw = rawBeyondTitle(entry, 'words');
  // A link is shown in place of the ledger: its confidence, not that of the ledger behind it.
  const confidence = props.linkNote ? props.linkNote.confidence : entry.categorization_confidence;
  const ledgerNote = (
    <LedgerNote
      entry={entry}
      summary={summary}
      ledgers={ledgers}
      note={props.note}
      certainFrom={certainFrom}
      linkNote={props.linkNote}
    />
  );
  const day = (layout.hasYears ? formatDayOfYear : formatDay)(entry.datetime, locale);
  return (
    <>
      {onToggle && (
        <SelectCell title={title} isSelected={isSelected} entryId={entry.id} onToggle={onToggle} />
      )}
      <td className="text-soft tabular-nums max-sm:hidden">{day}</td>
      <td className="min-w-0 truncate">
        {title}
        {raw && <span className="ml-2 text-xs text-faint max-sm:hidden">{raw}</span>}
        <span className="flex min-w-0 items-center gap-1.5 text-xs sm:hidden">
          <span className="shrink-0 text-faint">{day}</span>
          {ledgerNote}
        </span>
      </td>
      <td className="min-w-0 max-sm:hidden">{ledgerNote}</td>
      {layout.hasConfidence && (
        <td className="text-right text-xs text-soft max-sm:hidden">
          {confidence !== null && (
            <Confidence confidence={confidence} isCertain={confidence >= certainFrom} />
          )}
        </td>
      )}
      <td className="text-right">
        <Amount
          units={amount ?? summary.units}
          currency={currency}
          isMovement={amount === undefined && summary.isMovement}
        />
      </td>
    </>
  );
});

type SelectCellProps = {
  title: string;
  entryId: string;
  isSelected: boolean;
  onToggle: (id: string, isRange: boolean) => void;
};

function SelectCell({ title, isSelected, entryId, onToggle }: SelectCellProps) {
  return (
    <td className="print:invisible">
      <Checkbox
        aria-label={`Select ${title}`}
        isSelected={isSelected}
        onChange={(_, isWithShift) => onToggle(entryId, isWithShift)}
      />
    </td>
  );
}
