import { addDays, type Day } from '@/lib/dates/instant';
import { placed, type Reading } from '../extraction';
import { certaintyOf, placeOf, type TextLine } from '../text-line';
import { isSentByMail, type MailHeaders, mailHeaders } from '../vendors/mail-headers';
import {
  compareKinds,
  type DateKind,
  dateKindOf,
  isCalledDate,
  isOfInvoice,
  isOfReturn,
} from './issue-words';
import { type DocumentDateReader, datesWithoutYear, lengthOfDate, type PrintedDate } from './printed-dates';

const AMOUNT = /\d[.,]\d{2}(?!\d)/;
/** Up to this old a date is taken as it is; the books of a business begin later than `oldestDays`. */
const usualDays = 3650;
const oldestDays = 7300;

type KindOf = (date: PrintedDate) => DateKind | null;
type Candidate = PrintedDate & { day: Day; kind: DateKind };

/** Where the year is only the latest possible. */
const mostWithoutYear = 0.7;
/** A message may be written days after the receipt in it, as another date there shows. */
const mostOfMail = 0.85;
const mostBesideAnother = 0.6;

/**
 * The day a document was issued on: that of the invoice or bill, else one called date, else that of its payment, else that of the message
 * that was passed on, else the first that it bears and last one of an order or a service; with less certainty one without its year, and
 * then the day on which it was sent here by whoever wrote it. Never after the upload.
 * @param isRefund whether it credits an invoice, whose day it names, too
 */
export function findIssueDate(
  lines: readonly TextLine[],
  dates: readonly PrintedDate[],
  reader: DocumentDateReader,
  uploadedOn: Day,
  isRefund: boolean,
): Reading<Day> | null {
  const mail = mailHeaders(lines);
  const ofPaper = dates.filter(({ line }) => !isSentByMail(line.text));
  const kindOf: KindOf = ({ label }) => {
    const kind = dateKindOf(label);
    if (isRefund && kind === 'another_act' && isOfReturn(label)) return 'date';
    return isRefund && kind === 'issue' && isOfInvoice(label) ? 'another_act' : kind;
  };
  const whole = readingOf(ofPaper, mail, kindOf, reader, uploadedOn);
  if (whole !== null) return whole;
  const withoutYear = datesWithoutYear(lines, reader, addDays(uploadedOn, 1)).filter(isDayOfPaper);
  const reading = readingOf(withoutYear, mail, kindOf, reader, uploadedOn);
  if (reading) return { ...reading, confidence: Math.min(reading.confidence, mostWithoutYear) };
  const sent = mail.isPassedOn ? [] : dates.filter(({ line }) => isSentByMail(line.text));
  return readingOf(sent, null, kindOf, reader, uploadedOn);
}

/** Not of an item in a list; numbers are a day only where they are called so. */
function isDayOfPaper({ date, line, label }: PrintedDate): boolean {
  return !AMOUNT.test(line.text) && (date.kind === 'ordered' || isCalledDate(dateKindOf(label) ?? 'none'));
}

function readingOf(
  dates: readonly PrintedDate[],
  mail: MailHeaders | null,
  kindOf: KindOf,
  reader: DocumentDateReader,
  uploadedOn: Day,
): Reading<Day> | null {
  const candidates = dates.flatMap((each): Candidate[] => {
    const day = reader.dayOf(each.date);
    if (day === null || day > addDays(uploadedOn, 1) || day < addDays(uploadedOn, -oldestDays)) return [];
    const kind = mail?.lines.has(each.line) ? 'mail' : kindOf(each);
    return kind === null ? [] : [{ ...each, day, kind }];
  });
  const [likeliest, ...others] = candidates.toSorted((a, b) => compareKinds(a.kind, b.kind));
  const ofMail = others.findLast(({ kind }) => kind === 'mail');
  const best = likeliest?.kind === 'mail' && ofMail ? ofMail : likeliest;
  if (!best) return null;
  const end = best.at + lengthOfDate;
  const sure = surenessOf(best, candidates, addDays(uploadedOn, -usualDays));
  const confidence = sure * reader.orderSureness(best);
  return {
    value: best.day,
    confidence: Math.round(100 * confidence) / 100,
    ...placed(placeOf(best.line, best.at, end)),
  };
}

/** Before the order of its numbers is looked at: called so, or printed again, or the only one of the document. */
function surenessOf(best: Candidate, all: readonly Candidate[], usualFrom: Day): number {
  const isRecognized = best.line.pieces.length > 0;
  const isCalledSo = isCalledDate(best.kind);
  const others = all.filter((each) => each.day !== best.day).length;
  const same = all.filter((each) => each.day === best.day).length;
  if (best.day < usualFrom) return 0.5;
  if (best.kind === 'mail') return others > 0 ? mostBesideAnother : mostOfMail;
  if (!isRecognized) {
    const isRivalled = all.some(({ kind, day }) => kind === best.kind && day !== best.day);
    return isCalledSo ? (isRivalled ? mostBesideAnother : 0.9) : 0.65;
  }
  const certainty = certaintyOf(best.line, best.at, best.at + lengthOfDate);
  if (others > 0) return isCalledSo && same > 1 ? 0.85 : 0.6;
  if (certainty < 0.5 && same === 1) return 0.7;
  return isCalledSo || same > 1 || certainty > 0.8 ? 0.95 : 0.85;
}
