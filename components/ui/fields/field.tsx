'use client';
import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';

/** What all fields share. Without a visible label, give `aria-label`. */
export type FieldProps = {
  label?: string | undefined;
  'aria-label'?: string | undefined;
  description?: ReactNode;
  /**
   * Why the value is refused: the field is marked invalid and says so. The empty text where that no longer holds: nothing is
   * marked, and the line keeps its room.
   */
  error?: string | undefined;
  className?: string | undefined;
};

export const fieldBox =
  'h-8 w-full min-w-0 rounded-md border border-field bg-panel px-2.5 text-sm text-ink transition-colors max-sm:h-11';
export const fieldStates =
  'hover:border-ink focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-focus disabled:opacity-60 data-invalid:border-bad aria-invalid:border-bad';

export function FieldLabel({ children }: { children: ReactNode }) {
  return <Label className="text-xs font-medium text-soft">{children}</Label>;
}

/**
 * The description and the error under a field of React Aria, which ties them to the input. Without an error of ours
 * the browser's own is shown once one tried to submit, such as for a required field that is empty.
 */
export function FieldNotes({ description, error }: Pick<FieldProps, 'description' | 'error'>) {
  return (
    <>
      {description && !error && (
        <Text slot="description" className="text-xs text-faint">
          {description}
        </Text>
      )}
      {error === '' && !description && <NoteRoom />}
      <FieldError className="flex items-start gap-1 text-xs text-bad">
        {({ validationErrors }) => (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-3 shrink-0" />
            <span>{error || validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
    </>
  );
}

/** The room of one line under a field. */
export function NoteRoom() {
  return <span aria-hidden className="block h-4" />;
}

export function fieldStack(className?: string): string {
  return clsx('flex min-w-0 flex-col gap-1', className);
}
