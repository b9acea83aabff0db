import { addDays, type Day } from '@/lib/dates/instant';
import { namesAmount } from '../amounts/names-amount';
import { rounded } from '../confidence';
import { placed, type Reading } from '../extraction';
import { saysPaid } from '../kinds/paid-words';
import { certaintyOf, placeOf, type TextLine } from '../text-line';
import { BEFORE_DAY, isCalledDue } from './due-words';
import { type DocumentDateReader, datesWithoutYear, lengthOfDate, type PrintedDate } from './printed-dates';

/** What is taken off is only for who pays sooner. */
const DISCOUNT =
  /\bskonto|\bdiscount|\bescompte|\bsconto|\bkorting|\brabatt|\bdescuento|\d ?% ?(?:if|off|bei)\b/i;
/** The same, where nothing behind it says that all is due. */
const OF_DISCOUNT = new RegExp(`(?:${DISCOUNT.source})(?!.*(?:\\bdue\\b|\\bnett?o?\\b|fällig))`, 'i');
/** The day to pay at, or the one on which it was paid. */
const PAYMENT_DATE = /(?<!last |latest |previous |prior |next )\bpayment date\b/i;
/** The same of one that is still to come: "Payment by Direct Debit on or after 15 July". */
const PAYMENT_BY = /\bpayment (?:by|via) [a-z ]{3,40}$/i;
/** Days after the issue. "Net 50.00" is a price before tax, "Net 250 g" a weight. */
const TERMS =
  /\bnet\s*(\d{1,3})\b(?![.,][\d-]|\s?(?:\p{Sc}|%|(?:kg|g|lbs?|oz|ml|l|eur|usd|gbp|chf|cad|aud)\b))|\b(?:within|(?:due|payable) in|terms?:?|innerhalb(?: von)?|binnen|zahlungsziel:?|sous|entro|dentro de)\s*(\d{1,3})\s*(?:calendar\s*|net\s*)?(?:days?|tagen?|jours|giorni|días|dagen)\b|\b(\d{1,3})\s*(?:days?(?:'s?)?\s*(?:net(?!\s*\d)|terms|from|after)|tagen?\s*(?:(?:rein )?netto|ohne abzug))\b/iu;
/** What may be brought back within some days, or is guaranteed for them; nothing is paid then. */
const OF_RETURNS =
  /\breturn|\bexchange|\brefund|\bwarrant|\bguarantee|\bclaims?\b|\bof purchase\b|\bwith (?:(?:the|your|this|an?|original|valid) ){0,2}receipts?\b|umtausch|rückgabe|rücknahme|widerruf|garantie|gewährleistung|[ée]change|\bretour|rembours|devoluci|\bcambios?\b|\bresi\b|\bruil|beanstand|reklam|widersp/i;
/** Before the days after which the law or the firm counts delay, or until which something is asked. */
const OF_DELAY =
  /\bverzug|\bverzögerung|\binterest\b|\blate\b|\bquer(?:y|ies)\b|\bdisput|\bretard\b|pénalité/i;
const AT_ONCE =
  /\b(?:due|payable|payment) (?:up)?on (?:receipt|presentation)\b|\bdue immediately\b|sofort (?:fällig|zahlbar)|à réception/i;
/** The words right before a day. */
const DUE_BEFORE = new RegExp(
  String.raw`(?:\bdue(?: date|(?: by| on)${BEFORE_DAY})?|\bpay(?:able|ment)? (?:by|before|until|on)${BEFORE_DAY}|fällig(?: am)?|[ée]ch[ée]ance)[^\p{L}\d]{0,4}$`,
  'iu',
);
const daysOfYear = 365;
const mostWithoutYear = 0.7;
const longestTerms = 180;
/** Of a day of payment that may have been. */
const mostAmbiguous = 0.6;
const linesOfSentence = 2;
/** A day later than this was not meant as the one to pay at. */
const latestDays = 400;

/** The day until which a bill is to be paid: a date called so, else the terms counted from its issue. Never before that. */
export function findDueDay(
  lines: readonly TextLine[],
  dates: readonly PrintedDate[],
  reader: DocumentDateReader,
  issuedOn: Reading<Day> | null,
  uploadedOn: Day,
): Reading<Day> | null {
  const issued = issuedOn?.value ?? null;
  return (
    findDueDate(lines, dates, reader, issued, uploadedOn) ??
    findTerms(lines, issuedOn) ??
    findDueWithoutYear(lines, reader, issued, uploadedOn)
  );
}

function findDueDate(
  lines: readonly TextLine[],
  dates: readonly PrintedDate[],
  reader: DocumentDateReader,
  issuedOn: Day | null,
  uploadedOn: Day,
): Reading<Day> | null {
  const isPaid = lines.some(({ text }) => saysPaid(text));
  const [earliest, from] = [issuedOn ?? addDays(uploadedOn, -latestDays), issuedOn ?? uploadedOn];
  for (const each of dates) {
    const label = `${headOf(each, lines)} ${each.label}`;
    if (OF_DISCOUNT.test(label)) continue;
    const isDue = isCalledDue(label);
    const isPaymentBy = PAYMENT_BY.test(label);
    if (!isDue && !isPaymentBy && !PAYMENT_DATE.test(label)) continue;
    const day = reader.dayOf(each.date);
    if (day === null || day < earliest || day > addDays(from, latestDays)) continue;
    const mayHaveBeen = !isDue && day <= uploadedOn;
    if (mayHaveBeen && (isPaid || isPaymentBy || day === issuedOn)) continue;
    const most = mayHaveBeen ? mostAmbiguous : 1;
    const end = each.at + lengthOfDate;
    const confidence = 0.9 * reader.orderSureness(each) * (0.5 + 0.5 * certaintyOf(each.line, each.at, end));
    return {
      value: day,
      confidence: rounded(Math.min(confidence, most)),
      ...placed(placeOf(each.line, each.at, end)),
    };
  }
  return null;
}

/** "Due 12/10": the first such day from the issue on, or else the one nearest to the upload. */
function findDueWithoutYear(
  lines: readonly TextLine[],
  reader: DocumentDateReader,
  issuedOn: Day | null,
  uploadedOn: Day,
): Reading<Day> | null {
  const last = issuedOn ? addDays(issuedOn, daysOfYear - 1) : addDays(uploadedOn, daysOfYear / 2);
  const dates = datesWithoutYear(lines, reader, last).filter(({ label }) => DUE_BEFORE.test(label));
  const reading = findDueDate(lines, dates, reader, issuedOn, uploadedOn);
  return reading && { ...reading, confidence: Math.min(reading.confidence, mostWithoutYear) };
}

/**
 * The line above a date that stands alone, unless it ends with what is due then: an amount with no words behind it that say until
 * when it is.
 */
function headOf({ line, label }: PrintedDate, lines: readonly TextLine[]): string {
  const isAlone = label === line.text && line.text.trim().length <= 2 * lengthOfDate;
  const above = isAlone && !isCalledDue(line.text) ? (lines[lines.indexOf(line) - 1]?.text ?? '') : '';
  const behind = above.split(/\d/).at(-1) ?? '';
  // "by" behind an amount is that of paying it.
  const saysWhen = isCalledDue(`pay${behind}`) && !/^\W*due\W*$/i.test(behind);
  return namesAmount(above) && !saysWhen ? '' : above;
}

function findTerms(lines: readonly TextLine[], issuedOn: Reading<Day> | null): Reading<Day> | null {
  if (issuedOn === null) return null;
  for (const [at, line] of lines.entries()) {
    const terms = termsIn(line.text, sentenceBefore(lines.slice(Math.max(0, at - linesOfSentence), at)));
    const days = terms ? Number(terms[1] ?? terms[2] ?? terms[3]) : AT_ONCE.test(line.text) ? 0 : null;
    if (days === null || days > longestTerms) continue;
    const confidence = Math.min(issuedOn.confidence, 0.85) * (0.5 + 0.5 * certaintyOf(line));
    return {
      value: addDays(issuedOn.value, days),
      confidence: rounded(confidence),
      ...placed(placeOf(line)),
    };
  }
  return null;
}

/** What the last lines say after their last sentence. */
function sentenceBefore(lines: readonly TextLine[]): string {
  const text = lines.map((line) => line.text).join(' ');
  return text.split(/[.!?]/).at(-1) ?? '';
}

/** The first clause that names days to pay all in; what begins with them goes on from the lines before. */
function termsIn(text: string, before: string): RegExpExecArray | null {
  const sentences = text
    .split(/(?<=[.;!?]) /)
    .flatMap((sentence) => (DISCOUNT.test(sentence) ? withoutDiscount(sentence) : [sentence]));
  for (const [at, sentence] of sentences.entries()) {
    const terms = TERMS.exec(sentence);
    const begins = terms?.index === 0 && at === 0 && /^\p{Ll}/u.test(sentence) ? before : '';
    const isDelay = OF_DELAY.test(`${begins} ${sentence.slice(0, terms?.index)}`);
    if (terms && !isDelay && !OF_RETURNS.test(`${begins} ${sentence}`)) return terms;
  }
  return null;
}

/** "2% discount within 10 days, net 30 days" is two clauses, of which one counts. */
function withoutDiscount(sentence: string): string[] {
  return sentence
    .split(/[,;/]|\b(?:or|oder|sonst|ansonsten|ou|else)\b/)
    .filter((clause) => !DISCOUNT.test(clause));
}
