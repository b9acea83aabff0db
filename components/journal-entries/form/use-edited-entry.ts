import { useQueryClient } from '@tanstack/react-query';
import { v4 as newKey } from 'uuid';
import { useVersionedDraft } from '@/components/drafts/use-versioned-draft';
import { isEditConflict } from '@/components/forms/edit-conflict';
import type { Submitted } from '@/components/forms/submit-choice';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { answered } from '@/lib/client/action-answer';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { readsChangedByPosting } from '@/lib/reads/changed-by-posting';
import { readAgain } from '@/lib/reads/read-again';
import { updateJournalEntry } from '@/server/dashboard/actions/journal-entries';
import { useEntryChanges } from '../changes/entry-changes-provider';
import { isSaidTheSame } from '../changes/said-the-same';
import { type LedgerIndex, titleOf } from '../entry-summary';
import { rereadEntry } from '../reread-entry';
import { changedEntryRequest, isChange } from './entry-request';
import { type EntryValues, mergedValues, valuesOf } from './entry-values';

/** What is typed into the form of an entry, kept as a draft, saved, and carried over to a version that others made meanwhile. */
export function useEditedEntry(entry: JournalEntry, ledgers: LedgerIndex) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const client = useQueryClient();
  const { changes } = useEntryChanges(ledgers);
  const valuesIn = (version: JournalEntry) => valuesOf(version, currency, locale);
  const draft = useVersionedDraft({
    item: entry,
    form: 'entry',
    businessId,
    valuesOf: valuesIn,
    merged: mergedValues,
  });
  const { base } = draft;

  const submit = async (values: EntryValues): Promise<Submitted> => {
    // A change made outside the form, such as a tag, does not conflict with it.
    const isSame = JSON.stringify(valuesIn(entry)) === JSON.stringify(draft.opened);
    return save(values, isSame && entry.version > base.version ? entry : base, draft.key);
  };

  const save = async (
    values: EntryValues,
    from: JournalEntry,
    idempotencyKey: string,
  ): Promise<Submitted> => {
    const { body, rows } = changedEntryRequest(values, from, { currency, locale });
    if (!isChange(body)) {
      showToast({ title: 'Nothing was changed', detail: 'The entry already has these values.' });
      return { ok: true };
    }
    const change = { idempotencyKey, entryId: from.id, version: from.version, changes: body };
    const answer = await answered(() => updateJournalEntry(businessId, change));
    if (answer.ok) {
      draft.forget();
      changes.learn(answer.data);
      void readAgain(client, businessId, ...readsChangedByPosting);
      draft.reopenOn(answer.data);
      showToast({ tone: 'good', title: 'Changes saved', detail: titleOf(answer.data) });
      return { ok: true };
    }
    if (!isEditConflict(answer.problem)) return { ok: false, problem: answer.problem, rows };
    const later = await rereadEntry(businessId, base.id);
    // Only its suggestion was judged again.
    if (later && isSaidTheSame(from, later)) return save(values, later, newKey());
    return draft.meet(later, answer.problem, rows);
  };

  return { draft, submit };
}
