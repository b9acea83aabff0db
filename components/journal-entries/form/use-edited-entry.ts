import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { useDraft } from '@/components/drafts/use-draft';
import type { Submitted } from '@/components/forms/submit-choice';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { isSavedBefore, savedBefore } from '@/components/ui/saved-before';
import { showToast } from '@/components/ui/toast';
import { answered } from '@/lib/client/action-answer';
import { changedBy } from '@/lib/client/changed-by';
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

/** A change by somebody else, or an own change whose answer got lost before more was typed. */
const meansItMovedOn = new Set(['stale_version', 'idempotency_mismatch']);

const unread =
  'It had already been saved as you first sent it, and Daybook could not read it again. Save once more.';

/** What the form was opened on: a later version of the entry reopens it. */
type Opening = {
  key: string;
  base: JournalEntry;
  values: EntryValues;
  other: JournalEntry | null;
  /** Who made the other version, as the subject of a sentence. */
  who: string;
  /** The other version is what the person first sent. */
  isOwn: boolean;
};

/** What is typed into the form of an entry, kept as a draft, saved, and carried over to a version that others made meanwhile. */
export function useEditedEntry(entry: JournalEntry, ledgers: LedgerIndex) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const client = useQueryClient();
  const { changes } = useEntryChanges(ledgers);
  const valuesIn = (version: JournalEntry) => valuesOf(version, currency, locale);
  const open = (base: JournalEntry, values = valuesIn(base)): Opening => ({
    key: newKey(),
    base,
    values,
    other: null,
    who: '',
    isOwn: false,
  });
  const [opening, setOpening] = useState(() => open(entry));
  /** What the form says now; null until it has told. */
  const typed = useRef<EntryValues | null>(null);
  const reopen = (next: Opening) => {
    typed.current = null;
    setOpening(next);
  };
  const { base, other } = opening;
  const opened = valuesIn(base);
  const draft = useDraft({
    form: `entry ${base.id} ${base.version}`,
    businessId,
    empty: opened,
    idempotencyKey: opening.key,
    onFound: ({ key, values }) => reopen({ ...open(base, values), key }),
  });
  const goOnFrom = (saved: JournalEntry, values = valuesIn(saved)) => {
    draft.goOnWith(values);
    reopen(open(saved, values));
  };

  const submit = async (values: EntryValues): Promise<Submitted> => {
    // A change made outside the form, such as a tag, does not conflict with it.
    const isSame = JSON.stringify(valuesIn(entry)) === JSON.stringify(opened);
    return save(values, isSame && entry.version > base.version ? entry : base, opening.key);
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
      reopen(open(answer.data));
      showToast({ tone: 'good', title: 'Changes saved', detail: titleOf(answer.data) });
      return { ok: true };
    }
    if (meansItMovedOn.has(answer.problem.code)) {
      const found = await rereadEntry(businessId, base.id);
      // Only its suggestion was judged again.
      if (found && isSaidTheSame(from, found)) return save(values, found, newKey());
      const who = changedBy(answer.problem, base.id);
      setOpening({ ...opening, other: found, who, isOwn: isSavedBefore(answer) });
      if (found) return { ok: false, problem: null, rows };
    }
    return { ok: false, problem: savedBefore(answer.problem, unread), rows };
  };

  return {
    opening,
    /** When the draft in the form was last changed; null without one. */
    draftFoundAt: draft.foundAt,
    submit,
    keep: (values: EntryValues) => {
      typed.current = values;
      draft.keep(values);
    },
    discard: () => goOnFrom(base),
    takeTheirs: () => other && goOnFrom(other),
    keepMine: () =>
      other && goOnFrom(other, mergedValues(opened, typed.current ?? opening.values, valuesIn(other))),
  };
}
