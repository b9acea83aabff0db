'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { v4 } from 'uuid';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/notices/toast';
import { answered } from '@/lib/client/action-answer';
import { changedBy } from '@/lib/client/changed-by';
import { refusedTitle } from '@/lib/client/refused-title';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { keyOf } from '@/lib/reads/read';
import { updateJournalEntry } from '@/server/dashboard/actions/journal-entries';
import { useKnownEntries } from '../changes/entry-changes-provider';
import { titleOf } from '../entry-summary';
import { rereadEntry } from '../reread-entry';
import { whyRefused } from '../why-refused';

/** Shows an entry everywhere as the service has just answered it. */
export function useLearnEntry(): (entry: JournalEntry) => void {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const known = useKnownEntries();
  return useCallback(
    (entry) => {
      known.learn(entry);
      const call = { parameters: { journal_entry_id: entry.id } };
      const queryKey = keyOf(journalEntryReads.one, businessId, call);
      // A read on its way may be from before the change.
      void client.cancelQueries({ queryKey }).then(() => client.setQueryData(queryKey, { data: entry }));
    },
    [known, client, businessId],
  );
}

/** Reads an entry again that something else has moved; without an answer it stays as it was shown. */
export function useRereadEntry(entryId: string): () => Promise<void> {
  const { id: businessId } = useBusiness();
  const learn = useLearnEntry();
  return useCallback(async () => {
    const entry = await rereadEntry(businessId, entryId);
    if (entry) learn(entry);
  }, [businessId, entryId, learn]);
}

type Changes = { notes: string } | { tag_ids: string[] } | { is_reconciled: false };

/** Changes what may change at any time, in locked books too; a refusal is shown. Gives whether it was done. */
export function useEntryChange(entry: JournalEntry) {
  const { id: businessId } = useBusiness();
  const learn = useLearnEntry();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (changes: Changes): Promise<boolean> => {
      const { id: entryId, version } = entry;
      const answer = await answered(() =>
        updateJournalEntry(businessId, { idempotencyKey: v4(), entryId, version, changes }),
      );
      if (answer.ok) {
        learn(answer.data);
        return true;
      }
      const isStale = answer.problem.code === 'stale_version';
      const present = isStale ? await rereadEntry(businessId, entryId) : null;
      if (present) learn(present);
      const detail = isStale
        ? `${changedBy(answer.problem, entryId)} changed this entry meanwhile. Check the entry and try again.`
        : await whyRefused(answer.problem);
      showToast({
        tone: 'bad',
        title: refusedTitle(answer.problem, `${titleOf(entry)} was not changed`),
        detail,
      });
      return false;
    },
  });
  return { change: mutateAsync, isPending };
}
