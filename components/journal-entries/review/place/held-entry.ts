import { useRef } from 'react';
import type { JournalEntry } from '@/lib/contract/journal-entry';

/**
 * The open entry as it was when it was opened, where the service has suggested something else meanwhile; null where it has
 * not. What a person is looking at must not change under the next key; it is as the service has it once another is open.
 */
export function useHeldEntry(entries: readonly JournalEntry[], openId: string | null): JournalEntry | null {
  const seen = useRef<JournalEntry | null>(null);
  const present = openId === null ? undefined : entries.find((entry) => entry.id === openId);
  if (openId === null) seen.current = null;
  if (!present) return null;
  if (seen.current?.id !== openId) seen.current = present;
  return seen.current.version < present.version ? seen.current : null;
}
