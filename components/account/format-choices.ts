import type { Choice } from '@/components/ui/choices/choice';
import { timeZones } from '@/lib/dates/day-in-zone';
import { formatAmount } from '@/lib/format/amount';
import { offeredLocales } from '@/lib/format/locales';
import { formatDayOfMoment } from '@/lib/format/moment';
import { localeName } from '@/lib/format/names';

/** Stands for what the browser asks for. */
export const asBrowser = 'browser';

const first: Choice = { id: asBrowser, name: 'As the browser asks' };

/** How numbers and days can be written, each with an example. One that is stored and not offered is kept. */
export function localeChoices(stored: string | null): Choice[] {
  const tags =
    stored === null || offeredLocales.includes(stored) ? offeredLocales : [...offeredLocales, stored];
  return [first, ...tags.map((tag) => ({ id: tag, name: localeName(tag), detail: exampleOf(tag) }))];
}

/** `Nov 3, 2026 · (1,234.50)`. */
function exampleOf(locale: string): string {
  // Not as a day of the books: a page comes with the forms of these in its own locale alone.
  const day = formatDayOfMoment('2026-11-03T00:00:00.000Z', 'medium', locale, 'UTC');
  return `${day} · ${formatAmount(-123_450n, 'EUR', locale)}`;
}

/** All time zones that this machine knows. */
export function timeZoneChoices(stored: string | null): Choice[] {
  const known = timeZones();
  const zones = new Set(stored === null ? known : [...known, stored]);
  return [first, ...[...zones].map((zone) => ({ id: zone, name: zone.replaceAll('_', ' ') }))];
}
