import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { focusFirstFault } from '@/components/ui/submission/focus-first-fault';

/**
 * Shows at each field what is wrong with it, and goes to the first one. The names come from values and answers, whose fields are
 * the form's.
 */
export function showFaults<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  faults: readonly { name: string; message: string }[],
): void {
  for (const { name, message } of faults)
    form.setError(name as FieldPath<Values>, { type: 'service', message });
  // What lies behind a dialog is of another form.
  focusFirstFault([...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? document.body);
}
