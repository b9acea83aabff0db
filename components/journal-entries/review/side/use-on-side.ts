'use client';
import { useMemo, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import type { LedgerIndex } from '../../entry-summary';
import { GuessMemory } from '../../guesses';
import { isAsked } from '../../links/entry-links';
import { suggestionsFor, useWaitingReceipts } from '../../receipt/use-waiting-receipts';

const noLinks: readonly TransactionLink[] = [];

type Input = {
  /** The open entry. */
  active: JournalEntry | null;
  selected: readonly JournalEntry[];
  ledgers: LedgerIndex;
  links: ReadonlyMap<string, readonly TransactionLink[]>;
  /** By row, the entry that it stands for too. */
  others: ReadonlyMap<string, JournalEntry>;
};

/** What is shown beside the list: the open entry with its guesses, links and likely receipt, and the selected ones. */
export function useOnSide({ active, selected, ledgers, links, others }: Input) {
  const { currency } = useBusiness();
  const [memory] = useState(() => new GuessMemory());
  const guesses = useMemo(
    () => (active ? memory.of(active, ledgers, currency) : []),
    [memory, active, ledgers, currency],
  );
  const waiting = useWaitingReceipts();
  const transactionId = active?.transaction_id ?? null;
  const [suggestion = null] = useMemo(
    () => suggestionsFor(transactionId, waiting.data),
    [transactionId, waiting.data],
  );
  const linksOfActive = links.get(active?.id ?? '') ?? noLinks;
  const chosen = useMemo(
    () => ({
      entries: selected.flatMap((row) => [row, others.get(row.id) ?? []].flat()),
      askedIds: new Set(selected.filter((row) => isAsked(row, links.get(row.id))).map(({ id }) => id)),
    }),
    [selected, links, others],
  );
  const about = useMemo(
    () => ({
      open: active && { entry: active, suggestion, guesses, links: linksOfActive },
      selected: chosen,
    }),
    [active, suggestion, guesses, linksOfActive, chosen],
  );
  return { about, guesses, suggestion, links: linksOfActive };
}

export type SideOfReview = ReturnType<typeof useOnSide>;
