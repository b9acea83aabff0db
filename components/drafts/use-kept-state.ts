'use client';
import { useEffect, useState } from 'react';
import { useDraft } from './use-draft';

/** The values of a form of few fields that are kept as a draft; `forget` is called once they are saved. */
export function useKeptState<Values extends object>(
  initial: Values,
  kept: { form: string; businessId: string | null; isReadOnly?: boolean },
) {
  const [values, setValues] = useState(initial);
  const { form, businessId, isReadOnly = false } = kept;
  const { keep, forget, foundAt } = useDraft({
    form,
    businessId,
    empty: initial,
    idempotencyKey: '',
    onFound: (draft) => !isReadOnly && setValues(draft.values),
  });
  useEffect(() => keep(values));
  return {
    values,
    setValues,
    forget,
    foundAt: isReadOnly ? null : foundAt,
    discard: () => {
      setValues(initial);
      forget();
    },
  };
}
