'use client';
import { clsx } from 'clsx';
import { CalendarDays } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { useLocale } from '@/components/ui/locale';
import { dayInZone } from '@/lib/dates/day-in-zone';
import { addDays, type Day } from '@/lib/dates/instant';
import { monthsEarlier } from '@/lib/dates/months-earlier';
import { dayOfTyped, isWholeDay } from '@/lib/dates/typed-day';
import { dayOrderOf, formatNumericDay } from '@/lib/format/numeric-day';
import { IconButton } from './button';
import { type FieldProps, fieldBox, fieldStates } from './field';
import { lazyComponent } from './lazy-component';
import { notesId, PlainField } from './plain-field';
import { useTimeZone } from './time-zone';

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

/** The text of the field while it is not the value as written out, and the value that it goes with. */
type Typed = { text: string; value: string };

/**
 * A calendar day, typed as one likes (`3/4`, `3 Apr`, `today`, `-1`) or chosen in a calendar. It is taken when the field
 * is left, and at once when nothing can be missing. Up and Down go a day, Page Up and Page Down a month; Alt+Down opens
 * the calendar.
 */
export function DateField(props: DateFieldProps) {
  const { label, description, className, value, onChange, onBlur } = props;
  const locale = useLocale();
  const today = dayInZone(new Date(), useTimeZone());
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const written = value === '' ? '' : formatNumericDay(value, locale);
  const open = typed?.value === value ? typed.text : null;
  const read = (text: string) => dayOfTyped(text, { today, order: dayOrderOf(locale) });
  const fault = open !== null && open.trim() !== '' && value === '' && read(open) === null;
  const [isLeft, setIsLeft] = useState(true);
  const example = formatNumericDay(today, locale);
  const isBefore = props.min !== undefined && value !== '' && value < props.min;
  const own = fault
    ? `Type a date such as ${example}`
    : isBefore && `Before ${formatNumericDay(props.min ?? '', locale)}`;
  const isTyping = !isLeft && open !== null;
  // What cannot be read is not empty: it says so itself, also where the form misses a day.
  const refused = (fault && own) || props.error;
  const error = props.error ? refused : (!isTyping && own) || props.error;

  const type = (text: string) => {
    const day = isWholeDay(text) ? read(text) : null;
    setTyped({ text, value: day ?? value });
    if (day !== null && day !== value) onChange(day);
  };
  const take = (day: Day) => {
    setTyped(null);
    if (day !== value) onChange(day);
  };
  const settle = () => {
    if (open === null) return;
    const day = read(open);
    if (day !== null || open.trim() === '') return take(day ?? '');
    setTyped({ text: open, value: '' });
    if (value !== '') onChange('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') return settle();
    if (event.key === 'Escape' && open !== null) {
      event.stopPropagation();
      return setTyped(null);
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isCalendar = event.altKey && event.key === 'ArrowDown';
    const stepped = event.altKey ? null : stepOf(event.key, (open && read(open)) || value, today);
    if (!isCalendar && stepped === null) return;
    event.preventDefault();
    if (isCalendar) setIsOpen(true);
    else if (stepped !== null) take(stepped);
  };
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
          value={open ?? written}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => setIsLeft(false)}
          onBlur={() => {
            setIsLeft(true);
            settle();
            onBlur?.();
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
          onChoose={take}
          onClose={() => setIsOpen(false)}
        />
      )}
    </PlainField>
  );
}

const steps = new Map<string, (day: Day) => Day>([
  ['ArrowUp', (day) => addDays(day, 1)],
  ['ArrowDown', (day) => addDays(day, -1)],
  ['PageUp', (day) => monthsEarlier(day, -1)],
  ['PageDown', (day) => monthsEarlier(day, 1)],
]);

/** The day that an arrow goes to from the one in the field; from an empty one, today. Null for other keys. */
function stepOf(key: string, from: Day | '', today: Day): Day | null {
  const step = steps.get(key);
  if (!step) return null;
  return from === '' ? today : step(from);
}
