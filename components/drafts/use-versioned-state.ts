import { useState } from 'react';
import { conflictWith, type EditConflict, isEditConflict } from '@/components/forms/edit-conflict';
import { mergedFields } from '@/components/forms/merged-values';
import type { ActionAnswer } from '@/lib/client/action-answer';
import { useDraftState } from './use-draft-state';

type Options<Item, Values> = {
  /** What is changed, as it was when the form was opened; null for a new one. */
  item: Item | null;
  /** What tells the form from those of other things, such as `ledger`. */
  form: string;
  /** The same of the form of a new one. */
  newForm: string;
  businessId: string;
  valuesOf: (item: Item | null) => Values;
  /** Reads it again; null without an answer. */
  reread: (id: string) => Promise<Item | null>;
};

const unread =
  'It has changed since you opened it, and Daybook could not read it again. What you typed is still here: save it once more.';
const gone = 'It is no longer there: it was deleted since you opened it. Nothing was saved.';

/**
 * The values of a small form that makes something or changes one version of it, kept as a draft. What is compared and sent is
 * the version that the form was opened on, whatever is read meanwhile, and what was typed is carried over to a later one.
 */
export function useVersionedState<Item extends { id: string; version: number }, Values extends object>(
  options: Options<Item, Values>,
) {
  const { item, form, newForm, businessId, valuesOf, reread } = options;
  const [base, setBase] = useState(item);
  const [conflict, setConflict] = useState<EditConflict<Item> | null>(null);
  const kept = useDraftState<Values>({
    form: base ? `${form} ${base.id} ${base.version}` : newForm,
    businessId,
    empty: () => valuesOf(base),
  });
  const goOnFrom = (saved: Item, typed: Values) => {
    kept.goOnFrom(valuesOf(saved), typed);
    setBase(saved);
    setConflict(null);
  };
  return {
    ...kept,
    /** The version that is changed; null for a new one. */
    base,
    conflict,
    /** Makes it, or changes the version; what was saved meanwhile is the conflict then. */
    save: async <Data>(
      create: () => Promise<ActionAnswer<Data>>,
      change: (base: Item) => Promise<ActionAnswer<Data>>,
    ): Promise<ActionAnswer<Data>> => {
      if (!base) return create();
      setConflict(null);
      const answer = await change(base);
      if (answer.ok) return answer;
      if (answer.problem.code === 'not_found')
        return { ok: false, problem: { ...answer.problem, detail: gone } };
      if (!isEditConflict(answer.problem)) return answer;
      const later = await reread(base.id);
      setConflict(conflictWith(later, answer.problem));
      return later ? answer : { ok: false, problem: { ...answer.problem, detail: unread } };
    },
    takeTheirs: () => conflict && goOnFrom(conflict.other, valuesOf(conflict.other)),
    keepMine: () =>
      conflict &&
      goOnFrom(conflict.other, mergedFields(valuesOf(base), kept.current(), valuesOf(conflict.other))),
  };
}

/** What is said where a first request was saved and its answer got lost: the same as of a version that could not be read. */
export const savedUnread = unread;
