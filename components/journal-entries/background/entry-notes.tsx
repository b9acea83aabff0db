'use client';

import { Pencil, Plus } from 'lucide-react';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { useBusiness } from '@/components/shell/business-context';
import { Button, IconButton } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/text-field';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { useEntryChange } from './use-entry-change';

/** The bookkeeper's note, edited in place. */
export function EntryNotes({ entry }: { entry: JournalEntry }) {
  const { id: businessId, canWrite } = useBusiness();
  const notes = entry.notes ?? '';
  const draft = useDraftState<{ typed: string | null }>({
    form: `note ${entry.id} ${entry.version}`,
    businessId,
    empty: () => ({ typed: null }),
  });
  const { typed } = draft.values;
  const setTyped = (text: string) => draft.change({ typed: text });
  const { change, isPending } = useEntryChange(entry);
  if (typed !== null) {
    return (
      <form
        className="flex flex-col gap-2"
        onSubmit={async (event) => {
          event.preventDefault();
          if (typed.trim() === notes || (await change({ notes: typed.trim() }))) draft.restart();
        }}
      >
        <DraftNote {...draft.note} className="-mb-1" />
        <TextAreaField label="Notes" value={typed} onChange={setTyped} maxLength={10_000} autoFocus />
        <div className="flex gap-2">
          <Button type="submit" variant="primary" isPending={isPending}>
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
          onPress={() => setTyped('')}
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
          <IconButton size="small" label="Edit the note" onPress={() => setTyped(notes)}>
            <Pencil aria-hidden className="size-3" />
          </IconButton>
        )}
      </div>
      <p className="wrap-anywhere whitespace-pre-wrap text-soft">{notes}</p>
    </section>
  );
}
