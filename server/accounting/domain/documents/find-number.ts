import { readDateOfReceipt } from '../bank-files/written-date';
import { doubted } from './confidence';
import { placed, type Reading } from './extraction';
import { CREDIT_NOTE } from './kinds/called-refund';
import { certaintyOf, placeOf, type TextLine } from './text-line';

const NUMBER_WORD = String.raw`(?:no\b|nr\b|num(?:ber|mer|éro|ero|m)?\b|núm(?:ero)?\b|#|n\.?[°º]|id\b|ref(?:erence)?\b)`;
const DOCUMENT_WORD = `(?:invoice|inv|bill|statement|(?:handels|sammel|schluss|teil|abschlags|beitrags|bau|miet|waren|kosten|honorar|jahres|monats|leasing|strom|gas|mobilfunk)?rechnungs?|${CREDIT_NOTE}|facture|factura|fattura|faktura|factuur|fatura|beleg)`;
/** The words before the number of a document. What the number is of another matter (order, customer, register) is not it. */
function calledBy(document: string): RegExp {
  return new RegExp(
    String.raw`(?<!\p{L})(?:(?:${document})(?:\s?\(\d{1,3}\))?[\s.:-]{0,2}${NUMBER_WORD}|${NUMBER_WORD}\s?(?:de |di |of |der )(?:la )?(?:${document}))[\s.:#]*`,
    'iu',
  );
}
const CALLED = calledBy(DOCUMENT_WORD);
const CALLED_CREDIT = calledBy(CREDIT_NOTE);
const TITLE = new RegExp(
  String.raw`^(?:tax |vat |commercial )?(?:invoice|bill|statement|${CREDIT_NOTE}|rechnung|facture|factura|fattura|faktura)\s*[:#]?\s+(?=\S*\d)`,
  'iu',
);
const CREDIT_TITLE = new RegExp(String.raw`(?<!\p{L})(?:${CREDIT_NOTE})\s*[:#]?\s+(?=\S*\d)`, 'iu');
const VALUE = /^(?:(?!(?:page|seite|p[aá]gina|of|date|datum)\b)\p{L}{1,5}[ ])?[\p{L}\d][\p{L}\d/._-]{0,29}/iu;
/** More of it, set apart: "2026 / 204", "INV 2026 204", "1,204"; an amount or a time is none. */
const MORE = /^(?:[\p{L}\d]|,\d| ?[/–-] ?\d| \d{2,}(?![.,:]?\d))/u;
/** Before the name of a place, where another number is behind it. */
const POSTAL_CODE = /^\d{5} \p{Lu}\p{Ll}{2}.*\d/u;
const AMOUNT = /^\d{1,3}(?:[.,']?\d{3})*[.,]\d{2}$/;

/** Of a number that may go on. */
const mostOfPart = 0.5;
/** Of a credit note that is said to be the number of an invoice, it is most likely that of another paper. */
const mostOfAnother = 0.6;

/** The number that the issuer gave the document; `isRefund` is set where it credits another. */
export function findNumber(lines: readonly TextLine[], isRefund: boolean): Reading<string> | null {
  const own = isRefund ? (called(lines, CALLED_CREDIT) ?? titled(lines, CREDIT_TITLE)) : null;
  if (own !== null) return own;
  return doubted(called(lines, CALLED) ?? titled(lines, TITLE), isRefund ? mostOfAnother : 1);
}

function called(lines: readonly TextLine[], words: RegExp): Reading<string> | null {
  for (const [index, line] of lines.entries()) {
    const found = words.exec(line.text);
    if (!found) continue;
    const at = found.index + found[0].length;
    const beside = valueAt(line, at);
    if (beside) return readingOf(line, beside, beside.isPart ? mostOfPart : 0.9);
    const next = lines[index + 1];
    const below = next && !/\d/.test(line.text.slice(at)) ? firstValue(next) : null;
    if (next && below) return readingOf(next, below, 0.75);
  }
  return null;
}

function titled(lines: readonly TextLine[], words: RegExp): Reading<string> | null {
  for (const line of lines) {
    const title = words.exec(line.text);
    const value = title && valueAt(line, title.index + title[0].length);
    if (value) return readingOf(line, value, value.isPart ? mostOfPart : 0.85);
  }
  return null;
}

/** `isPart`: what stands behind it may be of the same number. */
type Value = { text: string; at: number; isPart: boolean };

/** The number that begins there; a date, an amount and a word without a digit are none. */
function valueAt(line: TextLine, at: number): Value | null {
  const rest = line.text.slice(at);
  const [found = ''] = VALUE.exec(rest) ?? [];
  const text = found.replace(/[./_-]+$/, '');
  // Digits alone are no date where a number is to stand.
  const isDate = !/^\d{5,}$/.test(text) && readDateOfReceipt(rest) !== null;
  const isNumber = /\d/.test(text) && !isDate && !AMOUNT.test(text);
  const behind = rest.slice(found.length);
  const isPart = MORE.test(behind) && readDateOfReceipt(behind.replace(/^[ /–-]+/, '')) === null;
  return isNumber ? { text, at, isPart } : null;
}

/** In a row below the heads of columns: the first piece that can be one. */
function firstValue(line: TextLine): Value | null {
  for (const { 0: piece, index } of line.text.matchAll(/\S+/g)) {
    if (isInDate(line.text, index) || isPostalCode(line.text.slice(index))) continue;
    const value = /\d/.test(piece) ? valueAt(line, index) : null;
    if (value) return value;
  }
  return null;
}

function isPostalCode(text: string): boolean {
  return POSTAL_CODE.test(text) && readDateOfReceipt(text.replace(/^\d+ /, '')) === null;
}

/** Whether a piece is part of a date of several: "March 4, 2026". */
function isInDate(text: string, at: number): boolean {
  const before = text.slice(0, at).split(' ').slice(-3);
  return before.some((_, from) => {
    const start = text.slice(0, at).length - before.slice(from).join(' ').length;
    return (
      /^\p{L}{3,9}\.? \d|^\d{1,2}[.]? \p{L}{3}/u.test(text.slice(start)) &&
      readDateOfReceipt(text.slice(start)) !== null
    );
  });
}

function readingOf(line: TextLine, { text, at }: Value, confidence: number): Reading<string> {
  const end = at + text.length;
  const weighed = confidence * (0.5 + 0.5 * certaintyOf(line, at, end));
  return { value: text, confidence: Math.round(100 * weighed) / 100, ...placed(placeOf(line, at, end)) };
}
