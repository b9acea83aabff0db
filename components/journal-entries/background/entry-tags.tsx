'use client';

import { TagList } from '@/components/tags/tag-list';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { useEntryChange } from './use-entry-change';

/** The tags of the entry, those of all its lines together, changed in place. */
export function EntryTags({ entry }: { entry: JournalEntry }) {
  const { change, isPending } = useEntryChange(entry);
  return (
    <TagList
      tagIds={[...new Set(entry.line_entries.flatMap((line) => line.tag_ids))]}
      onChange={(tag_ids) => change({ tag_ids })}
      isPending={isPending}
    />
  );
}
