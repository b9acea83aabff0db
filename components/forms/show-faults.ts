import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Shows at each field what is wrong with it. The names come from values and answers, whose fields are the form's. */
export function showFaults<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  faults: readonly { name: string; message: string }[],
): void {
  for (const { name, message } of faults)
    form.setError(name as FieldPath<Values>, { type: 'service', message });
}
