import { useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { conflictWith, type EditConflict } from '@/components/forms/edit-conflict';
import type { Submitted } from '@/components/forms/submit-choice';
import { savedBefore } from '@/components/ui/submission/saved-before';
import type { ClientProblem } from '@/lib/client/client';
import { useDraft } from './use-draft';

type Options<Item, Values> = {
  /** What is changed, as it was when the form was opened. */
  item: Item;
  /** What tells the form from those of other things, such as `invoice`. */
  form: string;
  businessId: string;
  valuesOf: (item: Item) => Values;
  /** What one typed, over what somebody else saved meanwhile. */
  merged: (opened: Values, mine: Values, theirs: Values) => Values;
};

/** What the form was opened on: a later version reopens it. */
type Opening<Item, Values> = { key: string; base: Item; values: Values; conflict: EditConflict<Item> | null };

const unread =
  'It had already been saved as you first sent it, and Daybook could not read it again. Save once more.';

/**
 * What is typed into a form that changes one version of something: kept as a draft, and carried over to a later version
 * that was saved meanwhile.
 */
export function useVersionedDraft<Item extends { id: string; version: number }, Values extends object>(
  options: Options<Item, Values>,
) {
  const { item, form, businessId, valuesOf, merged } = options;
  const open = (base: Item, values = valuesOf(base), key = newKey()): Opening<Item, Values> => ({
    key,
    base,
    values,
    conflict: null,
  });
  const [opening, setOpening] = useState(() => open(item));
  /** What the form says now; null until it has told. */
  const typed = useRef<Values | null>(null);
  const reopen = (next: Opening<Item, Values>) => {
    typed.current = null;
    setOpening(next);
  };
  const { key, base, values, conflict } = opening;
  const opened = valuesOf(base);
  const draft = useDraft({
    form: `${form} ${base.id} ${base.version}`,
    businessId,
    empty: opened,
    idempotencyKey: key,
    onFound: (found) => reopen(open(base, found.values, found.key)),
  });
  const goOnFrom = (saved: Item, goingOn = valuesOf(saved)) => {
    draft.goOnWith(goingOn);
    reopen(open(saved, goingOn));
  };

  return {
    /** Of the form and of what it sends: each opening has its own. */
    key,
    /** The version that is changed. */
    base,
    /** What the form starts with: the values of the version, or what was typed over it before. */
    values,
    /** The values of the version. */
    opened,
    conflict,
    /** When the draft in the form was last changed; null without one. */
    draftFoundAt: draft.foundAt,
    keep: (now: Values) => {
      typed.current = now;
      draft.keep(now);
    },
    /** Once it is saved. */
    forget: draft.forget,
    reopenOn: (saved: Item) => reopen(open(saved)),
    /** What becomes of a submission that met a later version, which is null where it could not be read. */
    meet: (later: Item | null, problem: ClientProblem, rows: readonly number[]): Submitted => {
      setOpening({ ...opening, conflict: conflictWith(later, problem) });
      return { ok: false, problem: later ? null : savedBefore(problem, unread), rows };
    },
    discard: () => goOnFrom(base),
    takeTheirs: () => conflict && goOnFrom(conflict.other),
    keepMine: () =>
      conflict && goOnFrom(conflict.other, merged(opened, typed.current ?? values, valuesOf(conflict.other))),
  };
}
