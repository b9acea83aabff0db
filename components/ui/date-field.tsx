'use client';
import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import { type FieldProps, fieldBox, fieldStack, fieldStates } from './field';

export type DateFieldProps = FieldProps & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/**
 * A calendar day. The browser's own field: it is typed part by part in the reader's order, has the phone's own
 * picker, and costs no script.
 */
export function DateField(props: DateFieldProps) {
  const { label, description, error, className, value, onChange, onBlur, inputRef } = props;
  const id = useId();
  const notes = error ? `${id}-error` : description ? `${id}-description` : undefined;
  return (
    <div className={fieldStack(className)}>
      {label && (
        <label htmlFor={id} className="text-xs font-medium text-soft">
          {label}
        </label>
      )}
      <input
        ref={inputRef}
        id={id}
        type="date"
        aria-label={label ? undefined : props['aria-label']}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes}
        name={props.name}
        required={props.isRequired}
        disabled={props.isDisabled}
        min={props.min ?? '0001-01-01'}
        max={props.max ?? '9999-12-31'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className={clsx(fieldBox, fieldStates, 'tabular-nums', value === '' && 'text-faint')}
      />
      {description && !error && (
        <span id={notes} className="text-xs text-faint">
          {description}
        </span>
      )}
      {error && (
        <span id={notes} className="flex items-start gap-1 text-xs text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-3 shrink-0" />
          {error}
        </span>
      )}
    </div>
  );
}
