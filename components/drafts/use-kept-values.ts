'use client';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Tells each change of a form's values. */
export function useKeptValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  keep: ((values: Values) => void) | undefined,
): void {
  useEffect(() => {
    if (!keep) return;
    return form.subscribe({
      formState: { values: true },
      callback: () => keep(structuredClone(form.getValues())),
    });
  });
}
