'use client';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FieldProps, fieldStack, NoteRoom } from './field';

type Props = Pick<FieldProps, 'label' | 'description' | 'error' | 'className'> & {
  /** Of the control within. */
  id: string;
  children: ReactNode;
};

/** Label, description and error around a control of the browser's own. */
export function PlainField({ id, label, description, error, className, children }: Props) {
  const notes = notesId({ id, description, error });
  return (
    <div className={fieldStack(className)}>
      {label && (
        <label htmlFor={id} className="text-xs font-medium text-soft">
          {label}
        </label>
      )}
      {children}
      {description && !error && (
        <span id={notes} className="text-xs text-faint">
          {description}
        </span>
      )}
      {error === '' && !description && <NoteRoom />}
      {error && (
        <span id={notes} className="flex items-start gap-1 text-xs text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-3 shrink-0" />
          {error}
        </span>
      )}
    </div>
  );
}

/** What the control is described by, for its `aria-describedby`. */
export function notesId({ id, description, error }: Pick<Props, 'id' | 'description' | 'error'>) {
  if (error) return `${id}-error`;
  return description ? `${id}-description` : undefined;
}
