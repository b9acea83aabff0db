import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import type { JournalEntry, LineEntry } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import type { NewLine } from '../../changes/change';
import type { EntryChanges, SaveCounts } from '../../changes/entry-changes';
import { splitName } from '../../changes/split-name';
import { type LedgerIndex, ledgerName, titleOf } from '../../entry-summary';
import { useLockedDays } from '../../lock-sign';
import { changeableLine } from '../../open-lines';
import { leftByMoving, previewOf } from '../readiness/left-entries';
import { leftNotice } from '../readiness/left-words';
import type { StatusMessages } from './status-messages';

type LineChangesInput = {
  changes: EntryChanges;
  ledgers: LedgerIndex;
  links: ReadonlyMap<string, readonly TransactionLink[]>;
  /** The selected entries, or else the open one. */
  targets: readonly JournalEntry[];
  tell: StatusMessages['tell'];
  nameOf: (some: readonly JournalEntry[]) => string;
  /** The open entry stays open, wherever the list puts it once others are suggested anew. */
  stay: (outcome: Promise<SaveCounts>) => void;
};

/** What can be done to the lines of entries in the queue. */
export function useLineChanges({ changes, ledgers, links, targets, tell, nameOf, stay }: LineChangesInput) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const isLocked = useLockedDays();

  /** Puts other lines in place of some that come to the same, and stays at the entry. */
  const divide = (entry: JournalEntry, from: readonly NewLine[], to: readonly NewLine[]) => {
    const name = splitName(entry, to, locale);
    const outcome = changes.act(name, [{ entry, change: { kind: 'lines', from, to } }]);
    stay(outcome);
    tell(`Splitting ${titleOf(entry)}`, name, outcome);
    return outcome;
  };

  /** Puts the lines on the ledger. Tells whether they are there in the end, or were already; false where that was refused. */
  const putOn = async (
    pairs: readonly { entry: JournalEntry; line: LineEntry }[],
    to: string,
  ): Promise<boolean> => {
    // Uncategorized, where a person chooses it, is a choice too.
    const moving = pairs.filter(
      ({ entry, line }) => line.ledger_id !== to || entry.categorization_method === 'uncategorized',
    );
    if (moving.length === 0) return true;
    const what = `${nameOf(moving.map(({ entry }) => entry))} to ${ledgerName(ledgers, to)}`;
    const outcome = changes.act(
      `Moved ${what}`,
      moving.map(({ entry, line }) => ({
        entry,
        change: { kind: 'ledger', line, from: line.ledger_id, to },
      })),
    );
    stay(outcome);
    tell(`Moving ${what}`, `Moved ${what}`, outcome);
    return (await outcome).refused === 0;
  };

  /** Puts every target with one line beside the bank's on the ledger; all stay selected, to be confirmed. */
  const putTargetsOn = (to: string) => {
    const reasonOf = (entry: JournalEntry) =>
      leftByMoving(entry, ledgers, currency, {
        isLocked: isLocked(entry.datetime),
        links: links.get(entry.id),
      });
    const moving = targets.flatMap((entry) => {
      const line = reasonOf(entry) === null && changeableLine(entry, ledgers, currency);
      return line ? [{ entry, line }] : [];
    });
    void putOn(moving, to);
    const notice = leftNotice(previewOf(targets, reasonOf).left, 'changed', locale);
    if (notice) showToast(notice);
  };

  return { divide, putOn, putTargetsOn };
}
