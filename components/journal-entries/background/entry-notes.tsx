'use client';

import { Pencil, Plus } from 'lucide-react';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { useBusiness } from '@/components/shell/business-context';
import { Button, IconButton } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/fields/text-field';
import { StaleNotice } from '@/components/ui/submission/stale-notice';
import { changedBy } from '@/lib/client/changed-by';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { longestNotes } from '@/lib/contract/limits';
import { type NoteDraft, replacesAnother, typedSince } from './note-draft';
import { useEntryChange } from './use-entry-change';

/** The bookkeeper's note, edited in place. */
export function EntryNotes({ entry }: { entry: JournalEntry }) {
  const { id: businessId, canWrite } = useBusiness();
  const notes = entry.notes ?? '';
  const draft = useDraftState<NoteDraft>({
    form: `note ${entry.id}`,
    businessId,
    empty: () => ({ typed: null, over: '' }),
  });
  const { typed } = draft.values;
  const begin = () => draft.change({ typed: notes, over: notes });
  const { change, isPending } = useEntryChange(entry);
  const save = async (text: string) => {
    if (text !== notes && !(await change({ notes: text }))) return;
    const rest = typedSince(draft.current(), text);
    if (rest) draft.change(rest);
    else draft.restart();
  };
  if (typed !== null) {
    const isOther = !isPending && replacesAnother(draft.values, notes);
    return (
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOther && !isPending) void save(typed.trim());
        }}
      >
        <DraftNote {...draft.note} className="-mb-1" />
        {isOther && (
          <>
            <StaleNotice
              who={changedBy({}, entry.id)}
              what={notes === '' ? 'deleted the note' : 'changed the note'}
              onTakeTheirs={draft.restart}
              onKeepMine={() => draft.change({ over: notes })}
            />
            <p className="wrap-anywhere whitespace-pre-wrap text-soft">{notes}</p>
          </>
        )}
        <TextAreaField
          label="Notes"
          value={typed}
          onChange={(text) => draft.change({ typed: text })}
          maxLength={longestNotes}
          isSentByKey
          autoFocus
        />
        <div className="flex gap-2">
          <Button type="submit" variant="primary" isPending={isPending} isDisabled={isOther}>
            Save the note
          </Button>
          <Button onPress={draft.restart}>Cancel</Button>
        </div>
      </form>
    );
  }
  if (notes === '') {
    if (!canWrite) return null;
    return (
      <div>
        <Button
          size="small"
          variant="quiet"
          className="-ml-2 max-sm:h-11"
          icon={<Plus aria-hidden className="size-3.5" />}
          onPress={begin}
        >
          Add a note
        </Button>
      </div>
    );
  }
  return (
    <section>
      <div className="mb-1 flex items-center gap-1">
        <h3 className="font-semibold">Notes</h3>
        {canWrite && (
          <IconButton size="small" label="Edit the note" onPress={begin}>
            <Pencil aria-hidden className="size-3" />
          </IconButton>
        )}
      </div>
      <p className="wrap-anywhere whitespace-pre-wrap text-soft">{notes}</p>
    </section>
  );
}
