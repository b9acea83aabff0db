'use client';
import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import { IconButton } from '../button';
import { type FieldProps, fieldBox, fieldStates } from '../fields/field';
import { notesId, PlainField } from '../fields/plain-field';
import { lazyComponent } from '../loading/lazy-component';
import { useTypedDay } from './use-typed-day';

const CalendarSurface = lazyComponent(() => import('./calendar-surface'));

export type DateFieldProps = FieldProps & {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Called with a day, or with nothing when the field is left empty or with what is no date. */
  onChange: (day: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** The first and last day that the calendar offers; what is typed before the first is a fault. */
  min?: string | undefined;
  max?: string | undefined;
  /** What stands in the empty field; without it a field without a label says what it is called. */
  placeholder?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/**
 * A calendar day, typed as one likes (`3/4`, `3 Apr`, `today`, `-1`) or chosen in a calendar. It is taken when the field
 * is left, and at once when nothing can be missing. Up and Down go a day, Page Up and Page Down a month; Alt+Down opens
 * the calendar.
 */
export function DateField(props: DateFieldProps) {
  const { label, description, className, value, onChange } = props;
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const day = useTypedDay({
    value,
    onChange,
    min: props.min,
    error: props.error,
    onOpenCalendar: () => setIsOpen(true),
  });
  const { error } = day;
  return (
    <PlainField {...{ id, label, description, error, className }}>
      <span ref={box} className="relative flex">
        <input
          ref={props.inputRef}
          id={id}
          type="text"
          autoComplete="off"
          aria-label={label ? undefined : props['aria-label']}
          aria-invalid={error ? true : undefined}
          aria-describedby={notesId({ id, description, error })}
          placeholder={props.placeholder ?? (label ? undefined : props['aria-label'])}
          name={props.name}
          required={props.isRequired}
          disabled={props.isDisabled}
          value={day.text}
          onChange={(event) => day.type(event.target.value)}
          onKeyDown={day.onKeyDown}
          onFocus={day.onFocus}
          onBlur={() => {
            day.onBlur();
            props.onBlur?.();
          }}
          className={clsx(fieldBox, fieldStates, 'pr-8 tabular-nums placeholder:text-faint')}
        />
        <span className="absolute inset-y-0 right-0.5 flex items-center">
          <IconButton
            label="Open calendar"
            size="small"
            excludeFromTabOrder
            isDisabled={props.isDisabled ?? false}
            onPress={() => setIsOpen(true)}
            className="h-6! w-6! max-sm:h-11! max-sm:w-11!"
          >
            <CalendarDays aria-hidden className="size-3.5" />
          </IconButton>
        </span>
      </span>
      {isOpen && (
        <CalendarSurface
          label={label ?? props['aria-label'] ?? 'Date'}
          triggerRef={box}
          value={value}
          min={props.min}
          max={props.max}
          onChoose={day.take}
          onClose={() => setIsOpen(false)}
        />
      )}
    </PlainField>
  );
}
