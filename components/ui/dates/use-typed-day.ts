import { type KeyboardEvent, useState } from 'react';
import { dayInZone } from '@/lib/dates/day-in-zone';
import { addDays, type Day } from '@/lib/dates/instant';
import { monthsEarlier } from '@/lib/dates/months-earlier';
import { dayOfTyped, isWholeDay } from '@/lib/dates/typed-day';
import { dayOrderOf, formatNumericDay } from '@/lib/format/numeric-day';
import { useLocale } from '../locale';
import { useTimeZone } from './time-zone';

/** The text of the field while it is not the value as written out, and the value that it goes with. */
type Typed = { text: string; value: string };

type Input = {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChange: (day: string) => void;
  min: string | undefined;
  /** What is wrong with the value in the form that the field is in. */
  error: string | undefined;
  onOpenCalendar: () => void;
};

/** The text of a field for a day: it is taken when the field is left, and at once when nothing can be missing. */
export function useTypedDay({ value, onChange, min, error: formError, onOpenCalendar }: Input) {
  const locale = useLocale();
  const today = dayInZone(new Date(), useTimeZone());
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isLeft, setIsLeft] = useState(true);
  const open = typed?.value === value ? typed.text : null;
  const read = (text: string) => dayOfTyped(text, { today, order: dayOrderOf(locale) });
  const isUnread = open !== null && open.trim() !== '' && value === '' && read(open) === null;
  const isBefore = min !== undefined && value !== '' && value < min;
  const own = isUnread
    ? `Type a date such as ${formatNumericDay(today, locale)}`
    : isBefore && `Before ${formatNumericDay(min, locale)}`;
  const isTyping = !isLeft && open !== null;
  // What cannot be read is not empty: it says so itself, also where the form misses a day.
  const error = formError ? (isUnread && own) || formError : (!isTyping && own) || formError;

  const type = (text: string) => {
    const day = isWholeDay(text) ? read(text) : null;
    setTyped({ text, value: day ?? value });
    if (day !== null && day !== value) onChange(day);
  };
  const take = (day: string) => {
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
    if (isCalendar) onOpenCalendar();
    else if (stepped !== null) take(stepped);
  };
  return {
    text: open ?? (value === '' ? '' : formatNumericDay(value, locale)),
    error,
    type,
    /** Takes a day that was chosen. */
    take,
    onKeyDown,
    onFocus: () => setIsLeft(false),
    onBlur: () => {
      setIsLeft(true);
      settle();
    },
  };
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
