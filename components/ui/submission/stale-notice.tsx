'use client';
import { Users } from 'lucide-react';
import { Button } from '../button';

type StaleNoticeProps = {
  /** Who changed it meanwhile, as the subject of the sentence. */
  who: string;
  /** What they did, in words that follow the subject. */
  what: string;
  /** It was the person's own first request, whose answer got lost. */
  isOwn?: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Two people, or two windows, on one thing, or an own change that was saved without an answer: says what was done, and leaves the choice. */
export function StaleNotice({ who, what, isOwn = false, onTakeTheirs, onKeepMine }: StaleNoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-lg bg-warn-surface px-3 py-2 text-warn"
    >
      <Users aria-hidden className="size-4 shrink-0" />
      <p className="min-w-60 flex-1">
        {isOwn
          ? 'It had already been saved as you first sent it. What you changed since is not saved yet.'
          : `${who} ${what} while you were editing. Nothing of that was overwritten.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onPress={onTakeTheirs}>Show what was saved</Button>
        <Button onPress={onKeepMine}>Keep editing mine</Button>
      </div>
    </div>
  );
}
