'use client';
import { Users } from 'lucide-react';
import { Button } from './button';

type StaleNoticeProps = { what: string; onTakeTheirs: () => void; onKeepMine: () => void };

/** Two people on one entry: says what the other did, and leaves the choice. */
export function StaleNotice({ what, onTakeTheirs, onKeepMine }: StaleNoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-lg bg-warn-surface px-3 py-2 text-warn"
    >
      <Users aria-hidden className="size-4 shrink-0" />
      <p className="min-w-60 flex-1">
        Somebody else {what} while you were editing. Nothing of theirs was overwritten.
      </p>
      <Button onPress={onTakeTheirs}>Show theirs</Button>
      <Button onPress={onKeepMine}>Keep editing mine</Button>
    </div>
  );
}
