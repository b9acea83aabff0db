'use client';
import { useMemo, useRef } from 'react';
import { ComboBox } from '@/components/ui/choices/combo-box';
import type { Ledger } from '@/lib/contract/ledger';
import type { LedgerIndex } from './entry-summary';
import { useLedgerChoices } from './use-ledger-choices';

type LedgerFieldProps = {
  label: string;
  /** The name of the ledger to be replaced; what is typed starts from nothing. */
  currentName: string;
  ledgers: LedgerIndex;
  /** `goesOn` where it was chosen by Ctrl+Enter: choose it and go on. */
  onChoose: (ledgerId: string, goesOn: boolean) => void;
  /** Escape. */
  onCancel: () => void;
  /** The focus went elsewhere. */
  onLeave?: (() => void) | undefined;
};

/** Chooses another ledger: open at once, type to find, Enter takes it, Escape leaves all as it was. */
export function LedgerField({ label, currentName, ledgers, onChoose, onCancel, onLeave }: LedgerFieldProps) {
  const list = useMemo((): Ledger[] => [...ledgers.values()], [ledgers]);
  const { choices, remember } = useLedgerChoices(list);
  const goesOn = useRef(false);
  return (
    <div
      role="presentation"
      onKeyDownCapture={({ ctrlKey, metaKey }) => {
        goesOn.current = ctrlKey || metaKey;
      }}
    >
      <ComboBox
        aria-label={label}
        autoFocus
        opensAtOnce
        choices={choices}
        value={null}
        placeholder={currentName}
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
