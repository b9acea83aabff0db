'use client';
import { useRef, useState } from 'react';
import { v4 } from 'uuid';
import { useDraft } from './use-draft';

type Options<Values> = {
  /** What tells the form from others of the business, such as `ledger ldg_1 3` with the version that is changed. */
  form: string;
  businessId: string | null;
  /** What the form starts with; later ones count for nothing, but for those that it goes on from. */
  empty: () => Values;
};

/** The values of a small form, kept until it is saved or cancelled; those of a form with many lines are in react-hook-form. */
export function useDraftState<Values extends object>({ form, businessId, empty: start }: Options<Values>) {
  const [empty, setEmpty] = useState(start);
  const [values, setValues] = useState(empty);
  const [idempotencyKey, setIdempotencyKey] = useState(() => v4());
  /** Several changes of one event build on each other. */
  const latest = useRef(values);
  const show = (next: Values) => {
    latest.current = next;
    setValues(next);
  };
  const draft = useDraft<Values>({
    form,
    businessId,
    empty,
    idempotencyKey,
    onFound: (found) => {
      setIdempotencyKey(found.key);
      show(found.values);
    },
  });
  const goOnFrom = (saved: Values, typed: Values) => {
    setEmpty(saved);
    show(typed);
    setIdempotencyKey(v4());
    draft.goOnWith(typed);
  };
  const restart = () => goOnFrom(empty, empty);
  return {
    values,
    /** The same by now, for what has waited for an answer since it was drawn. */
    current: () => latest.current,
    change: (part: Partial<Values>) => {
      show({ ...latest.current, ...part });
      draft.keep(latest.current);
    },
    /** The key under which these values are saved once: a draft that was found brings its own. */
    idempotencyKey,
    /** Once it is saved or cancelled. */
    forget: draft.forget,
    /** Empties the form for what is typed next, which is saved under a key of its own. */
    restart,
    /** Goes on over what somebody else saved meanwhile, which is what the form is set back to from now on. */
    goOnFrom,
    note: { at: draft.foundAt, onDiscard: restart },
  };
}
