import { isDay } from '../dates/instant';
import { formatDayOfYear } from './day';

/** A day by itself: not a part of a longer word or number, nor within quotation marks, where it is what somebody wrote. */
const WRITTEN_DAY = /(?<![\w“"‘'./-])\d{4}-\d{2}-\d{2}(?![\w”"’'/-])/g;

/** Writes the days of a sentence (`2026-11-03`) as the reader does (`Nov 3, 2026`). */
export function withReadableDays(sentence: string, locale: string): string {
  return sentence.replace(WRITTEN_DAY, (day) => (isDay(day) ? formatDayOfYear(day, locale) : day));
}
