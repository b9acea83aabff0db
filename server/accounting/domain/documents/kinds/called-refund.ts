import { monthNumber } from '@/lib/dates/month-names';
import { namesAmount } from '../amounts/names-amount';
import type { Extraction } from '../extraction';

/** What a paper is called that gives back what another asked for. */
export const CREDIT_NOTE =
  "credit[ -]?(?:note|memo|invoice)|credit ?(?:nota|factuur)|kredit(?:nota|note|faktura)|gutschrifts?|(?:facture d['’])?avoir|note de crédit|nota (?:de|di) cr[eé]dito|factura rectificativa|faktura korygująca|rechnungs-?korrektur|korrektur-?rechnungs?|storno-?rechnungs?";
const COMES_BACK_HEADING =
  /^[^\p{L}]*(?:(?:sales|tax|customer) )?(?:(?:refund|returns?)(?: (?:receipt|slip|voucher))?|void(?:ed)?|storno|retour(?:bon|nota|e)|bon de retour)(?:[^\p{L}]|n[or]\b|n[°º]|number|nummer){0,30}(?:\p{Lu}{1,5}[-_/ ]?\d[\d/._-]{0,20})?$/iu;
/** What is said of all that stands above it. */
const OF_WHOLE = /^[^\p{L}]*(?:refund|void(?:ed)?|storno)(?!\p{L})/iu;
/** With a dot, behind a day or before its unit. */
const TIME =
  /(?<=(?:\d[-/.]\d{1,2}[-/.]\d{2,4}|\p{L} (?:19|20)\d\d),? )(?:[01]?\d|2[0-3])\.[0-5]\d(?![\d.,])|(?<![\d.,])(?:[01]?\d|2[0-3])\.[0-5]\d ?(?:uhr|h)(?!\p{L})/giu;
/** Said of the way back of a journey, of a car or of a link as well; no day and time behind it. */
const RETURN =
  /^[^\p{L}]*(?:retour|devoluci[oó]n)(?:[^\p{L}\d]|n[ro]\b|nº|nummer|n[uú]mero){0,10}(?:\p{Lu}{1,5}[-_/ ]?)?(?:\d{1,12}|\d{4}[-_/]\d{1,12})?$/iu;
/** The same in English, and until when things may be brought back. */
const BARE_RETURN = /^[^\p{L}]*returns?(?!\p{L}| (?:receipt|slip|voucher))/iu;
const DAY_OR_TIME = /\d[-/.]\d{1,2}[-/.]\d|\d:\d\d|(?<!\p{L})(?:by|on|to|until)(?!\p{L})/iu;
const REFUNDED = /^[^\p{L}]*(?:(?:total|net|amount|cash|card|visa|mastercard|to) )*refund(?:ed)?(?!\p{L})/iu;
const CREDIT_HEADING = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:sales|tax|vat|customer) )?(?:${CREDIT_NOTE}|abono)(?!\p{L})`,
  'iu',
);
/** Behind the name of the firm, where it is written as a title. */
const CREDIT_TITLE =
  /(?<=[\p{L}\d.,)] )(?:C(?:redit|REDIT) (?:N(?:ote|OTE)|M(?:emo|EMO)|I(?:nvoice|NVOICE))|C(?:redit(?:nota|factuur)|REDIT(?:NOTA|FACTUUR))|K(?:redit(?:nota|faktura)|REDIT(?:NOTA|FAKTURA))|Factura Rectificativa|FACTURA RECTIFICATIVA|N(?:ota de Crédito|OTA DE CR[EÉ]DITO|ota di Credito|OTA DI CREDITO)|GUTSCHRIFT|AVOIR|ABONO)(?!\p{L})/u;
/** Before a credit note that is only spoken of: "Exchange or Credit Note". */
const SPOKEN_OF =
  /:|(?<!\p{L})(?:or|and|no|an?|the|by|with|for|as|of|to|from|on|in|your|our|this|see|only|per|als|oder|und|eine|ihre|invoice|issue|use|apply|against)[^\p{L}]*$/iu;
/** The receipt for a payment, which is an abono, too. */
const RECEIPT_FOR_PAYMENT = /(?<!\p{L})(?:recibo|comprobante|justificante|ticket)(?: de)? abono/iu;
/** Of a sale on account in India, the Gulf and East Africa; elsewhere it credits another. */
const CREDIT_INVOICE = /credit[ -]?invoice/i;
/** What stands behind a title: its number, its day, the page. */
const DETAIL =
  /^(?:n|n[or]|nº|num|number|nummer|n[uú]mero|numéro|page|pag|p[aá]gina|seite|sida|side|strona|of|von|van|z|av|af|del?|du|le|vom|dated?|datum|dato|fecha|data)$/iu;
const NUMBER = /(?<![\p{L}\d])(?=[\p{L}/._-]{0,29}\d)[\p{L}\d][\p{L}\d/._-]{0,29}/gu;
/** In words that say nothing else, wherever they stand at the head. */
const CORRECTION =
  /\b(?:rechnungs-?korrektur|korrektur-?rechnung|storno-?rechnung|facture d['’]avoir|creditfactuur|kreditfaktura|factura rectificativa|faktura korygująca)\b/i;
/** The customer writes the invoice (§ 14 (2) UStG): it is called Gutschrift, and is paid as any invoice. */
const SELF_BILLED =
  /gutschrift(?:s|en)?-?verfahren|gutschrift\b.{0,40}§ ?14|provisions-?(?:gutschrift|abrechnung)|\bself[- ]?bill(?:ed|ing)\b|\bautofacturation\b|\bautofattura\b/i;
const GUTSCHRIFT = /gutschrift/i;
/** Of a Gutschrift: that something is taken back. */
const COMES_BACK =
  /retoure|r(?:ü|ue)ck(?:sendung|gabe|nahme|lieferung)|erstattung|storn|korrektur|gutschrift (?:zu|für) (?:\w+ )?rechnung/i;
/** An amount with its minus, which may stand behind it. */
const AMOUNT =
  /((?<!\d)[-−])?(?:\p{Sc} ?)?((?<!\d)[-−])?(?<![\d.,/])(\d{1,3}(?:[.,'’ ]?\d{3}){0,5}[.,]\d\d)(?![\d.,/])(?: ?\p{Sc})?([-−])?(?![\p{L}\d])/gu;
const headLines = 15;
const firstLines = 6;

/**
 * Whether a paper says at its head that its money comes back, or was never paid. A self-billed invoice is called Gutschrift, too; one
 * that says so is none.
 */
export function isCalledRefund(lines: readonly string[]): boolean {
  if (lines.some((text) => SELF_BILLED.test(text))) return false;
  const head = lines.slice(0, headLines);
  if (head.some((text, at) => isHeading(text, at) || CORRECTION.test(text))) return true;
  const comesBack = head.flatMap((text, at) => (isComesBackHeading(text) ? [at] : []));
  if (comesBack.some((at) => isOfAll(at, lines))) return true;
  if (comesBack.length > 0 || head.some((text) => RETURN.test(text))) return comesToMinus(lines);
  const isRefunded = (text: string) => REFUNDED.test(text) && namesAmount(text);
  return head.some(isReturnOfDay) && (comesToMinus(lines) || lines.some(isRefunded));
}

/**
 * Whether a paper is called Gutschrift and does not say which one: its money may come back, or be paid to whoever did the work.
 */
export function isAmbiguousGutschrift(lines: readonly string[]): boolean {
  if (lines.some((text) => SELF_BILLED.test(text))) return true;
  return (
    lines.slice(0, headLines).some((text, at) => GUTSCHRIFT.test(text) && isHeading(text, at)) &&
    !lines.some((text) => COMES_BACK.test(text))
  );
}

/**
 * Whether the money of a document went out, came in, or either.
 * @param lines all that was read off it
 */
export function directionOfDocument(
  { isCreditNote }: Pick<Extraction, 'isCreditNote'>,
  lines: readonly string[],
): 'out' | 'in' | 'either' {
  if (isCreditNote === true) return 'in';
  if (isAmbiguousGutschrift(lines)) return 'either';
  if (!isCalledRefund(lines)) return 'out';
  return isCalledRefund(lines.filter((text) => !CREDIT_INVOICE.test(text))) ? 'in' : 'either';
}

/** Whether the largest amount has a minus. */
function comesToMinus(lines: readonly string[]): boolean {
  const amounts = lines.flatMap((text) =>
    [...text.matchAll(AMOUNT)].map(([, before, between, digits = '', behind]) => ({
      cents: Number(digits.replace(/\D/g, '')),
      isNegative: [before, between, behind].some(Boolean),
    })),
  );
  const largest = amounts.reduce((most, { cents }) => Math.max(most, cents), 0);
  return amounts.some(({ cents, isNegative }) => isNegative && cents === largest);
}

/** Between amounts it may be said of one item alone, and a return below them may be how to bring things back. */
function isOfAll(at: number, lines: readonly string[]): boolean {
  if (!lines.slice(0, at).some(hasAmount)) return true;
  return OF_WHOLE.test(lines[at] ?? '') && !lines.slice(at + 1).some(hasAmount);
}

/** Whether an amount is in it; the time of a day is none: "02.06.2026 14.30 Uhr". */
function hasAmount(text: string): boolean {
  return namesAmount(text.replace(TIME, ''));
}

/** Not a line that came back or was taken off among others: "VOID -3.00". */
function isComesBackHeading(text: string): boolean {
  return COMES_BACK_HEADING.test(text) && !hasAmount(text) && !isReturnOfDay(text);
}

function isHeading(text: string, at: number): boolean {
  if (namesAmount(text)) return false;
  const heading = CREDIT_HEADING.exec(text);
  if (heading !== null && isOnlyDetails(text.slice(heading[0].length))) return true;
  const title = at < firstLines ? CREDIT_TITLE.exec(text) : null;
  return (
    title !== null &&
    !RECEIPT_FOR_PAYMENT.test(text) &&
    !SPOKEN_OF.test(text.slice(0, title.index)) &&
    isOnlyDetails(text.slice(title.index + title[0].length))
  );
}

function isReturnOfDay(text: string): boolean {
  const head = BARE_RETURN.exec(text);
  if (head === null || !COMES_BACK_HEADING.test(text)) return false;
  const behind = text.slice(head[0].length);
  return DAY_OR_TIME.test(behind) || wordsOf(behind).some((word) => monthNumber(word) > 0);
}

function isOnlyDetails(text: string): boolean {
  return wordsOf(text.replace(NUMBER, '')).every((word) => DETAIL.test(word) || monthNumber(word) > 0);
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}
