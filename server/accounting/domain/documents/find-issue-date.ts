import { addDays, type Day } from '@/lib/dates/instant';
import { placed, type Reading } from './extraction';
import { type DateReader, datesWithoutYear, lengthOfDate, type PrintedDate } from './printed-dates';
import { certaintyOf, placeOf, type TextLine } from './text-line';

const OF_ISSUE = /date|dated|issued|datum|fecha|\bdata\b|facture du|tarikh/i;
const OF_SOMETHING_ELSE =
  /due|fällig|expir|valid|until|deliver|birth|ship|period|échéance|scadenza|effective|since|member|w\.?e\.?f|best before|exp\b/i;
const AMOUNT = /\d[.,]\d{2}(?!\d)/;
/** Up to this old a date is taken as it is; the books of a business begin later than `oldestDays`. */
const usualDays = 3650;
const oldestDays = 7300;

type Candidate = PrintedDate & { day: Day; isCalledSo: boolean };

/** Where the year is only the latest possible. */
const mostWithoutYear = 0.7;

/**
 * The day a document was issued on: a date called so, else the first that it bears; with less certainty one without its
 * year. Never after the upload.
 */
export function findIssueDate(
  lines: readonly TextLine[],
  dates: readonly PrintedDate[],
  reader: DateReader,
  uploadedOn: Day,
): Reading<Day> | null {
  const whole = readingOf(dates, reader, uploadedOn);
  if (whole !== null) return whole;
  const withoutYear = datesWithoutYear(lines, reader, addDays(uploadedOn, 1)).filter(isDayOfPaper);
  const reading = readingOf(withoutYear, reader, uploadedOn);
  return reading && { ...reading, confidence: Math.min(reading.confidence, mostWithoutYear) };
}

/** Not of an item in a list; numbers are a day only where they are called so. */
function isDayOfPaper({ date, line, label }: PrintedDate): boolean {
  return !AMOUNT.test(line.text) && (date.kind === 'ordered' || OF_ISSUE.test(label));
}

function readingOf(dates: readonly PrintedDate[], reader: DateReader, uploadedOn: Day): Reading<Day> | null {
  const candidates = dates.flatMap((each): Candidate[] => {
    const day = reader.dayOf(each.date);
    if (day === null || day > addDays(uploadedOn, 1) || day < addDays(uploadedOn, -oldestDays)) return [];
    if (OF_SOMETHING_ELSE.test(each.label)) return [];
    return [{ ...each, day, isCalledSo: OF_ISSUE.test(each.label) }];
  });
  const best = candidates.find((each) => each.isCalledSo) ?? candidates[0];
  if (!best) return null;
  const end = best.at + lengthOfDate;
  const sure = surenessOf(best, candidates, addDays(uploadedOn, -usualDays));
  const confidence = sure * reader.orderSureness(best.date);
  return {
    value: best.day,
    confidence: Math.round(100 * confidence) / 100,
    ...placed(placeOf(best.line, best.at, end)),
  };
}

/** Before the order of its numbers is looked at: called so, or printed again, or the only one of the document. */
function surenessOf(best: Candidate, all: readonly Candidate[], usualFrom: Day): number {
  const isRecognized = best.line.pieces.length > 0;
  const others = all.filter((each) => each.day !== best.day).length;
  const same = all.filter((each) => each.day === best.day).length;
  if (best.day < usualFrom) return 0.5;
  if (!isRecognized) return best.isCalledSo ? 0.9 : 0.65;
  const certainty = certaintyOf(best.line, best.at, best.at + lengthOfDate);
  if (others > 0) return best.isCalledSo && same > 1 ? 0.85 : 0.6;
  if (certainty < 0.5 && same === 1) return 0.7;
  return best.isCalledSo || same > 1 || certainty > 0.8 ? 0.95 : 0.85;
}
