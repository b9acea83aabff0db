'use client';
import { clsx } from 'clsx';
import { type Ref, useId } from 'react';
import { type FieldProps, fieldBox, fieldStates } from './field';
import { notesId, PlainField } from './plain-field';

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
  return (
    <PlainField {...{ id, label, description, error, className }}>
      <input
        ref={inputRef}
        id={id}
        type="date"
        aria-label={label ? undefined : props['aria-label']}
        aria-invalid={error ? true : undefined}
        aria-describedby={notesId({ id, description, error })}
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
    </PlainField>
  );
}
