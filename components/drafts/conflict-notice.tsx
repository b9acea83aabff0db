'use client';
import type { EditConflict } from '@/components/forms/edit-conflict';
import { StaleNotice } from '@/components/ui/submission/stale-notice';

type Props<Item> = {
  /** The form, as `useVersionedState` keeps it. */
  kept: {
    base: Item | null;
    conflict: EditConflict<Item> | null;
    takeTheirs: () => unknown;
    keepMine: () => unknown;
  };
  /** What differs between two versions, in words that follow who changed it. */
  changeOf: (before: Item, after: Item) => string;
  /** Makes the next press a request of its own. */
  startAnew: () => void;
};

/** That there is a later version than the form was opened on, and both ways on; nothing where there is none. */
export function ConflictNotice<Item>({ kept, changeOf, startAnew }: Props<Item>) {
  const { base, conflict } = kept;
  if (base === null || conflict === null) return null;
  const thenAnew = (go: () => unknown) => () => {
    go();
    startAnew();
  };
  return (
    <StaleNotice
      who={conflict.who}
      what={changeOf(base, conflict.other)}
      isOwn={conflict.isOwn}
      onTakeTheirs={thenAnew(kept.takeTheirs)}
      onKeepMine={thenAnew(kept.keepMine)}
    />
  );
}
