'use client';
import { CloudOff } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { countOf } from '@/lib/format/count';
import type { EntryChangesInUse } from '../changes/entry-changes-provider';

/** Says that changes wait because nobody answers, and that they are not lost. */
export function UnsavedNote({ state, retryNow }: EntryChangesInUse) {
  const locale = useLocale();
  if (!state.trouble) return null;
  return (
    <div
      role="alert"
      className="flex shrink-0 items-center gap-3 border-b border-line bg-warn-surface px-5 py-1.5 text-warn"
    >
      <CloudOff aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">
        {countOf(state.pending.length, 'change is', 'changes are', locale)} not saved yet.{' '}
        {state.trouble.code === 'unreachable' ? 'Daybook cannot be reached.' : state.trouble.detail} Daybook
        keeps trying; you can continue.
      </span>
      <Button size="small" onPress={retryNow}>
        Try now
      </Button>
    </div>
  );
}
