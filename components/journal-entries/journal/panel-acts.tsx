'use client';
import { Check, FolderInput, Split } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { LedgerIndex } from '../entry-summary';
import { useIsLocked } from '../lock-sign';
import { whyLedgersStay } from '../open-lines';

type Props = {
  entry: JournalEntry;
  ledgers: LedgerIndex;
  onConfirm: () => void;
  onRecode: () => void;
  onSplit: () => void;
};

/** What can be done with the open entry, by the keys that the list has for it. */
export function PanelActs({ entry, ledgers, onConfirm, onRecode, onSplit }: Props) {
  const { currency } = useBusiness();
  const isLocked = useIsLocked(entry.datetime);
  const isFixed = isLocked || whyLedgersStay(entry, ledgers, currency) !== null;
  const icon = { 'aria-hidden': true, className: 'size-3.5' } as const;
  return (
    <div className="flex flex-wrap gap-2">
      {entry.review_status !== 'confirmed' && (
        <Button variant="primary" icon={<Check {...icon} />} keyHint="c" onPress={onConfirm}>
          Confirm
        </Button>
      )}
      <Button icon={<FolderInput {...icon} />} keyHint="e" isDisabled={isFixed} onPress={onRecode}>
        Change ledger
      </Button>
      <Button icon={<Split {...icon} />} keyHint="s" isDisabled={isFixed} onPress={onSplit}>
        Split
      </Button>
    </div>
  );
}
