'use client';
import { useLocale } from '@/components/ui/locale';
import { Dialog } from '@/components/ui/overlays/dialog';
import { countOf } from '@/lib/format/count';
import type { LedgerIndex } from '../../entry-summary';
import { LedgerField } from '../../ledger-field';

type BulkLedgerProps = {
  count: number;
  ledgers: LedgerIndex;
  onChoose: (ledgerId: string) => void;
  onClose: () => void;
};

/** Chooses one ledger for all selected entries. */
export default function BulkLedgerDialog({ count, ledgers, onChoose, onClose }: BulkLedgerProps) {
  const locale = useLocale();
  const title = `Ledger for ${countOf(count, 'entry', 'entries', locale)}`;
  return (
    <Dialog title={title} isOpen onOpenChange={onClose}>
      <LedgerField
        label={title}
        currentName="Type to find a ledger"
        ledgers={ledgers}
        onChoose={onChoose}
        onCancel={onClose}
      />
      <p className="mt-2 text-xs text-faint">
        Replaces the line beside the bank's. Entries that are split, linked or in closed books stay as they
        are. One undo reverts all.
      </p>
    </Dialog>
  );
}
