'use client';
import { useMemo } from 'react';
import { ComboBox } from '@/components/ui/combo-box';
import type { Ledger } from '@/lib/contract/ledger';
import type { LedgerIndex } from './entry-summary';
import { useLedgerChoices } from './use-ledger-choices';

type LedgerFieldProps = {
  label: string;
  /** The name of the ledger to be replaced; what is typed starts from nothing. */
  currentName: string;
  ledgers: LedgerIndex;
  onChoose: (ledgerId: string) => void;
  /** Escape. */
  onCancel: () => void;
  /** The focus went elsewhere. */
  onLeave?: (() => void) | undefined;
};

/** Chooses another ledger: open at once, type to find, Enter takes it, Escape leaves all as it was. */
export function LedgerField({ label, currentName, ledgers, onChoose, onCancel, onLeave }: LedgerFieldProps) {
  const list = useMemo((): Ledger[] => [...ledgers.values()], [ledgers]);
  const { choices, remember } = useLedgerChoices(list);
  return (
    <ComboBox
      aria-label={label}
      autoFocus
      choices={choices}
      value={null}
      placeholder={currentName}
      onChange={(ledgerId) => {
        if (ledgerId === null) return;
        remember(ledgerId);
        onChoose(ledgerId);
      }}
      onBlur={onLeave}
      onEscape={onCancel}
    />
  );
}
