'use client';
import { useMemo, useRef } from 'react';
import { ComboBox } from '@/components/ui/choices/combo-box';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Ledger } from '@/lib/contract/ledger';
import type { LedgerIndex } from './entry-summary';
import { useLedgerChoices } from './use-ledger-choices';
import { usePaidFrom } from './use-paid-from';

type LedgerFieldProps = {
  label: string;
  /** The name of the ledger to be replaced; what is typed starts from nothing. */
  currentName: string;
  ledgers: LedgerIndex;
  /** Whose line is put on another ledger; none where it is of several. */
  entry?: JournalEntry | undefined;
  /** `goesOn` where it was chosen by Ctrl+Enter: choose it and go on. */
  onChoose: (ledgerId: string, goesOn: boolean) => void;
  /** Escape. */
  onCancel: () => void;
  /** The focus went elsewhere. */
  onLeave?: (() => void) | undefined;
};

/** Chooses another ledger: open at once, type to find, Enter takes it, Escape leaves all as it was. */
export function LedgerField(props: LedgerFieldProps) {
  const { label, currentName, ledgers, entry, onChoose, onCancel, onLeave } = props;
  const list = useMemo((): Ledger[] => [...ledgers.values()], [ledgers]);
  const offered = usePaidFrom(entry, list);
  const { choices, remember } = useLedgerChoices(offered.ledgers);
  const goesOn = useRef(false);
  return (
    <div
      role="presentation"
      onKeyDownCapture={({ ctrlKey, metaKey }) => {
        goesOn.current = ctrlKey || metaKey;
      }}
    >
      {/* Above the field, for its list covers what stands below. */}
      {offered.why && (
        <p aria-hidden className="mb-1 text-xs text-soft">
          {offered.why}
        </p>
      )}
      <ComboBox
        aria-label={label}
        autoFocus
        opensAtOnce
        choices={choices}
        value={null}
        placeholder={currentName}
        description={offered.why && <span className="sr-only">{offered.why}</span>}
        onChange={(ledgerId) => {
          if (ledgerId === null) return;
          remember(ledgerId);
          onChoose(ledgerId, goesOn.current);
        }}
        onBlur={onLeave}
        onEscape={onCancel}
      />
    </div>
  );
}
