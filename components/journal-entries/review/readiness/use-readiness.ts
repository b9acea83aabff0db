import { useCallback, useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import type { LedgerIndex } from '../../entry-summary';
import { acceptable, isAsked, perEntry } from '../../links/entry-links';
import { isCertain } from '../../provenance';
import { leftByConfirming, previewOf } from './left-entries';

type Input = {
  entries: readonly JournalEntry[];
  selected: readonly JournalEntry[];
  ledgers: LedgerIndex;
  links: ReadonlyMap<string, readonly TransactionLink[]>;
  /** By row, the entry that it stands for too. */
  others: ReadonlyMap<string, JournalEntry>;
};

/** Which entries can be confirmed together with others, and which of them are certain. */
export function useReadiness({ entries, selected, ledgers, links, others }: Input) {
  const { certainFrom } = useBusiness();
  /** Why an entry is not confirmed with others; null where it is. */
  const leftReasonOf = useCallback(
    (entry: JournalEntry) => leftByConfirming(entry, ledgers, isAsked(entry, links.get(entry.id))),
    [ledgers, links],
  );
  const isCertainRow = useCallback(
    (entry: JournalEntry) =>
      isCertain(entry, certainFrom) &&
      leftReasonOf(entry) === null &&
      acceptable(links.get(entry.id)).length === 0,
    [leftReasonOf, links, certainFrom],
  );
  const certain = useMemo(() => entries.filter(isCertainRow), [entries, isCertainRow]);
  const certainIds = useMemo(() => certain.map((entry) => entry.id), [certain]);
  const certainCount = useMemo(() => perEntry(certain, others).length, [certain, others]);
  const preview = useMemo(
    () => previewOf(perEntry(selected, others), leftReasonOf),
    [selected, others, leftReasonOf],
  );
  return { leftReasonOf, isCertainRow, certainIds, certainCount, preview };
}

export type Readiness = ReturnType<typeof useReadiness>;
