import { type Day, dayOf, type Instant } from '../dates/instant';

const shapes = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'short', year: 'numeric' },
  monthName: { month: 'short' },
  weekday: { weekday: 'long' },
  numeric: { year: 'numeric', month: '2-digit', day: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayForm = keyof typeof shapes;

/**
 * How a locale writes days in a form: what it writes in each month, or on each weekday from Sunday on, separated by `|`, with `#` for
 * the day, `##` for one of two digits, and `@` for the year. Before it come the ten digits, where these are not the Latin ones.
 */
export type DayForms = Record<DayForm, string>;

const known = new Map<string, string[]>();

/**
 * Days of the locale are written by these forms from now on, which came with the page: the browser's data of a locale may be of another
 * year than the server's, and what one has drawn the other could not take over.
 */
export function takeDayForms(locale: string, forms: DayForms): void {
  for (const [form, written] of Object.entries(forms)) known.set(`${locale} ${form}`, written.split('|'));
}

/** The forms of the locale, to be sent with a page. */
export function dayFormsOf(locale: string): DayForms {
  const all = Object.keys(shapes).map((form) => [form, formOf(form as DayForm, locale).join('|')]);
  return Object.fromEntries(all) as DayForms;
}

/** The digits, and what is written in each month or on each weekday; nothing in a browser whose page came without the locale. */
export function formOf(form: DayForm, locale: string): string[] {
  const key = `${locale} ${form}`;
  const found = known.get(key);
  // Written so that the browser's script is built without what makes forms.
  if (found || typeof window !== 'undefined') return found ?? [];
  const made = madeForm(form, locale);
  known.set(key, made);
  return made;
}

function madeForm(form: DayForm, locale: string): string[] {
  // The Gregorian calendar in every locale: the books know no other. What can be typed again has Latin digits.
  const format = new Intl.DateTimeFormat(locale, {
    ...shapes[form],
    calendar: 'gregory',
    ...(form === 'numeric' && { numberingSystem: 'latn' }),
    timeZone: 'UTC',
  });
  const { numberingSystem } = format.resolvedOptions();
  const isLatin = numberingSystem === 'latn';
  // March 1, 2026 is a Sunday.
  const times =
    form === 'weekday'
      ? Array.from({ length: 7 }, (_, index) => Date.UTC(2026, 2, 1 + index))
      : Array.from({ length: 12 }, (_, index) => Date.UTC(2026, index, 1));
  return [
    isLatin ? '' : tenDigits(locale, numberingSystem),
    ...times.map((time) =>
      format
        .formatToParts(time)
        .map(({ type, value }) =>
          type === 'day' ? '##'.slice(-value.length) : type === 'year' ? '@' : value,
        )
        .join('')
        // As every browser does where it writes the whole.
        .replaceAll('\u202f', ' '),
    ),
  ];
}

function tenDigits(locale: string, numberingSystem: string): string {
  return new Intl.NumberFormat(locale, {
    numberingSystem,
    useGrouping: false,
    minimumIntegerDigits: 10,
  }).format(123_456_789);
}

/** A day in the form. */
export function dayInForm(form: DayForm, value: Day | Instant, locale: string): string {
  const [year, month, day] = dayOf(value).split('-').map(Number);
  const [digits, ...months] = formOf(form, locale);
  const written = (number = 0, length = 1) => {
    const text = String(number).padStart(length, '0');
    return digits ? text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit) : text;
  };
  return (months[(month ?? 1) - 1] ?? dayOf(value))
    .replace(/##?/, (place) => written(day, place.length))
    .replace('@', () => written(year));
}
