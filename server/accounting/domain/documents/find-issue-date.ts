import { addDays, type Day } from '@/lib/dates/instant';
import { isDayFirst, readWrittenDate, resolveDate, type WrittenDate } from '../bank-files/written-date';
import type { Reading } from './extraction';

/** Where a date may begin: numbers with separators, or a day beside the name of a month. */
const BEGINNING =
  /(?<![\p{L}\d.,/-])(?=\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}(?!\d)|\d{1,2}(?:st|nd|rd|th|\.)?[ .-]{1,2}\p{L}{3,9}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{2,4})/gu;
const OF_ISSUE = /\b(?:date|dated|issued|datum|rechnungsdatum|fecha|data|facture du)\b/i;
const OF_SOMETHING_ELSE =
  /\b(?:due|fällig|expir\w*|valid|until|deliver\w*|birth|ship\w*|period|échéance|scadenza)\b/i;
/** A receipt older than this is more likely a number that looks like a date. */
const oldestDays = 3650;

type Found = { date: WrittenDate; line: string };

/** Where these are paid with, 03/04 is the fourth of March; elsewhere it is the third of April. */
const monthFirst = new Set(['USD', 'PHP']);

/**
 * The day a document was issued on: a date called so, else the first that it bears. Never after the upload. What the
 * dates themselves do not show, the currency of the place suggests: which of two numbers is the month.
 */
export function findIssueDate(
  lines: readonly string[],
  uploadedOn: Day,
  currency: string,
): Reading<Day> | null {
  const found = lines.flatMap((line): Found[] =>
    [...line.matchAll(BEGINNING)].flatMap(({ index }) => {
      const date = readWrittenDate(line.slice(index));
      return date ? [{ date, line }] : [];
    }),
  );
  const dates = found.map((each) => each.date);
  const dayFirst = isDayFirst(dates) || !(showsOrder(dates) || monthFirst.has(currency));
  const candidates = found.flatMap(({ date, line }) => {
    const day = resolveDate(date, dayFirst);
    if (day === null || day > addDays(uploadedOn, 1) || day < addDays(uploadedOn, -oldestDays)) return [];
    if (OF_SOMETHING_ELSE.test(line)) return [];
    return [{ day, date, isCalledSo: OF_ISSUE.test(line) }];
  });
  const best = candidates.find((each) => each.isCalledSo) ?? candidates[0];
  if (!best) return null;
  const confidence = best.isCalledSo ? 0.9 : 0.65;
  return { value: best.day, confidence: isOrderGuessed(best.date, dates) ? confidence / 2 : confidence };
}

/** Whether day and month could be the other way round, and nothing in the document says which. */
function isOrderGuessed(date: WrittenDate, all: readonly WrittenDate[]): boolean {
  if (date.kind === 'ordered' || date.isDotted || date.first === date.second) return false;
  return !showsOrder(all);
}

function showsOrder(dates: readonly WrittenDate[]): boolean {
  return dates.some((each) => each.kind === 'unordered' && (each.first > 12 || each.second > 12));
}
