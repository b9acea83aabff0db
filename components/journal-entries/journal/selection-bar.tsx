'use client';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Button } from '@/components/ui/button';
import { mostSelected } from '@/components/ui/list-detail/use-select-rest';
import { useLocale } from '@/components/ui/locale';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { countOf } from '@/lib/format/count';
import { type LedgerIndex, summarize } from '../entry-summary';

type BarProps = {
  entries: readonly JournalEntry[];
  ledgers: LedgerIndex;
  onRecode: () => void;
  onConfirm: () => void;
  onClear: () => void;
  /** Selects what was not read yet, too; null where all that match are selected, or only some are. */
  rest: { isReading: boolean; selectRest: () => void } | null;
};

/**
 * How many entries are selected, what they moved in the banks (where each of them did), and what can be done to all of them.
 */
export function SelectionBar({ entries, ledgers, onRecode, onConfirm, onClear, rest }: BarProps) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const summaries = entries.map((entry) => summarize(entry, ledgers, currency));
  const sum = summaries.reduce((total, { units }) => total + units, 0n);
  return (
    <div
      role="toolbar"
      aria-label="Selected entries"
      className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line bg-selected px-5 py-1.5 max-sm:px-4"
    >
      <span className="mr-2">
        {countOf(entries.length, 'entry', 'entries', locale)} selected
        {summaries.every(({ isMovement }) => isMovement) && (
          <>
            , <Amount units={sum} currency={currency} isMovement />
          </>
        )}
      </span>
      {rest && entries.length < mostSelected && (
        <Button size="small" onPress={rest.selectRest} isPending={rest.isReading}>
          Select the rest
        </Button>
      )}
      {rest && entries.length >= mostSelected && (
        <span className="mr-2 text-soft">The most that are changed at once</span>
      )}
      <Button size="small" keyHint="e" onPress={onRecode}>
        Change ledger
      </Button>
      <Button size="small" keyHint="c" onPress={onConfirm}>
        Confirm
      </Button>
      <Button size="small" variant="quiet" keyHint="Esc" onPress={onClear}>
        Clear
      </Button>
    </div>
  );
}
