import { useLocale } from '@/components/ui/locale';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { LedgerIndex } from '../entry-summary';
import SplitDialog from '../review/split/split-dialog';
import type { EntryChanges } from './entry-changes';
import { splitName } from './split-name';

type SplitAgainProps = {
  entry: JournalEntry;
  changes: EntryChanges;
  ledgers: LedgerIndex;
  onClose: () => void;
};

/** What a person typed to divide an entry, once it was refused, on the entry as it is now. */
export default function SplitAgain({ entry, changes, ledgers, onClose }: SplitAgainProps) {
  const locale = useLocale();
  return (
    <SplitDialog
      entry={changes.current().view(entry)}
      ledgers={ledgers}
      onSplit={(from, to) =>
        changes.act(splitName(entry, to, locale), [{ entry, change: { kind: 'lines', from, to } }])
      }
      onClose={onClose}
    />
  );
}
