import { addDays, type Day } from '@/lib/dates/instant';
import { isDayFirst, readWrittenDate, resolveDate, type WrittenDate } from '../bank-files/written-date';
import { isMonthFirstPlace } from './date-order';
import { placed, type Reading } from './extraction';
import { certaintyOf, placeOf, type TextLine } from './text-line';

/** Where a date may begin: numbers with separators, or a day beside the name of a month. */
const BEGINNING =
  /(?<![\p{L}\d.,/-])(?=\d{1,4}([-/.])\d{1,2}\1\d{2,4}(?!\d)|\d{1,2}(?:st|nd|rd|th|\.)?[ .,/-]{0,2}\p{L}{3,9}[ .,'/-]{0,2}\d{2,4}(?!\d)|\p{L}{3,9}\.? ?\d{1,2}(?:st|nd|rd|th)?,? ?\d{2,4}(?!\d))/gu;
const OF_ISSUE = /date|dated|issued|datum|fecha|\bdata\b|facture du|tarikh/i;
const OF_SOMETHING_ELSE =
  /due|fällig|expir|valid|until|deliver|birth|ship|period|échéance|scadenza|effective|since|member|w\.?e\.?f|best before|exp\b/i;
/** Up to this old a date is taken as it is; the books of a business begin later than `oldestDays`. */
const usualDays = 3650;
const oldestDays = 7300;
const lengthOfDate = 11;

type Found = { date: WrittenDate; line: TextLine; at: number };
type Candidate = Found & { day: Day; isCalledSo: boolean };

/**
 * The day a document was issued on: a date called so, else the first that it bears. Never after the upload. What the
 * dates themselves do not show, the place and the currency suggest: which of two numbers is the month.
 */
export function findIssueDate(
  lines: readonly TextLine[],
  uploadedOn: Day,
  currency: string | null,
  businessCurrency: string,
): Reading<Day> | null {
  const found = lines.flatMap(datesIn);
  const dates = found.map((each) => each.date);
  const place = isMonthFirstPlace(lines, currency, businessCurrency);
  const dayFirst = isDayFirst(dates) || !(showsOrder(dates) || place.monthFirst);
  const candidates = found.flatMap((each): Candidate[] => {
    const day = resolveDate(each.date, dayFirst);
    if (day === null || day > addDays(uploadedOn, 1) || day < addDays(uploadedOn, -oldestDays)) return [];
    if (OF_SOMETHING_ELSE.test(each.line.text)) return [];
    return [{ ...each, day, isCalledSo: OF_ISSUE.test(each.line.text) }];
  });
  const best = candidates.find((each) => each.isCalledSo) ?? candidates[0];
  if (!best) return null;
  const end = best.at + lengthOfDate;
  const sure = surenessOf(best, candidates, addDays(uploadedOn, -usualDays));
  const isGuessed = isOpen(best.date) && !showsOrder(dates);
  const confidence = isGuessed ? sure * place.confidence : sure;
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

function datesIn(line: TextLine): Found[] {
  const text = asDates(line.text);
  return [...text.matchAll(BEGINNING)].flatMap(({ index }): Found[] => {
    const date = readWrittenDate(text.slice(index));
    return date ? [{ date, line, at: index }] : [];
  });
}

/** Of the same length: letters for digits in the neighbourhood of digits, digits for letters in names of months. */
function asDates(text: string): string {
  return (
    text
      .replace(/(?<=\d[-/. ]?)[Oo](?=[\d/-])|(?<=[\d/-])[Oo](?=[-/ ]?\d)/g, '0')
      .replace(/(?<=[-/]\d?)[lI|](?=\d?[-/])/g, '1')
      .replace(/0(?=CT|ct)/g, 'O')
      // A time printed close to the year: "02/02/20177:31".
      .replace(/(?<=\d[-/.]\d{1,2}[-/.]20\d\d)(\d)(?=\d?:\d\d)/g, ' ')
      .replace(/(?<=\d[-/.]\d{1,2}[-/.]\d\d)(\d)(?=\d:\d\d)/g, ' ')
      .replace(/(?<=\d{1,2}[ -]?\p{L}{3,9}[ -]?20\d\d)(\d)(?=\d?:\d\d)/gu, ' ')
  );
}

/** Whether day and month could be the other way round. */
function isOpen(date: WrittenDate): boolean {
  return date.kind === 'unordered' && !date.isDotted && date.first !== date.second;
}

function showsOrder(dates: readonly WrittenDate[]): boolean {
  return dates.some((each) => each.kind === 'unordered' && (each.first > 12 || each.second > 12));
}
