import { useCallback, useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import type { LedgerIndex } from '../entry-summary';
import { acceptable } from '../links/entry-links';
import { isCertain } from '../provenance';
import { leftByConfirming, previewOf } from './left-entries';

type Input = {
  entries: readonly JournalEntry[];
  selected: readonly JournalEntry[];
  ledgers: LedgerIndex;
  links: ReadonlyMap<string, readonly TransactionLink[]>;
};

/** Which entries can be confirmed together with others, and which of them are certain. */
export function useReadiness({ entries, selected, ledgers, links }: Input) {
  const { certainFrom } = useBusiness();
  /** Why an entry is not confirmed with others; null where it is. */
  const leftReasonOf = useCallback(
    (entry: JournalEntry) => {
      const isAsked = entry.categorization_method !== 'manual' && acceptable(links.get(entry.id)).length > 0;
      return leftByConfirming(entry, ledgers, isAsked);
    },
    [ledgers, links],
  );
  const isCertainRow = useCallback(
    (entry: JournalEntry) =>
      isCertain(entry, certainFrom) &&
      leftReasonOf(entry) === null &&
      acceptable(links.get(entry.id)).length === 0,
    [leftReasonOf, links, certainFrom],
  );
  const certainIds = useMemo(
    () => entries.filter(isCertainRow).map((entry) => entry.id),
    [entries, isCertainRow],
  );
  const preview = useMemo(() => previewOf(selected, leftReasonOf), [selected, leftReasonOf]);
  return { leftReasonOf, isCertainRow, certainIds, preview };
}
