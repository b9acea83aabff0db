'use client';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { v4 as newKey } from 'uuid';
import { type DraftOptions, useDraft } from './use-draft';
import { useKeptValues } from './use-kept-values';

type Options<Values extends object> = Pick<DraftOptions<Values>, 'form' | 'businessId' | 'empty'>;

export type FormDraft<Values extends FieldValues> = ReturnType<typeof useFormDraft<Values>>;

/** A form of react-hook-form whose values are kept as a draft, with the key under which they are saved. */
export function useFormDraft<Values extends FieldValues>(options: Options<Values>) {
  const form = useForm<Values>({ defaultValues: options.empty as DefaultValues<Values> });
  const [idempotencyKey, setIdempotencyKey] = useState(() => newKey());
  const draft = useDraft({
    ...options,
    idempotencyKey,
    onFound: ({ key, values }) => {
      setIdempotencyKey(key);
      form.reset(values);
    },
  });
  useKeptValues(form, draft.keep);
  const startWith = (values: Values) => {
    form.reset(values);
    setIdempotencyKey(newKey());
  };
  return {
    form,
    idempotencyKey,
    /** When the draft in the form was last changed; null without one. */
    foundAt: draft.foundAt,
    /** Once it is saved or cancelled. */
    forget: draft.forget,
    /** Sets the form back to what it started with. */
    discard: () => {
      draft.forget();
      startWith(options.empty);
    },
    /** Goes on with these values over what the form starts with from the next drawing on. */
    goOnWith: (values: Values) => {
      draft.goOnWith(values);
      startWith(values);
    },
  };
}
