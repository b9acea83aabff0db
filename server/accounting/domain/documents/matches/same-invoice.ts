import { isSameFirm } from '@/lib/firm-words';
import type { MediaType } from '@/lib/media-type';
import { minorUnitsOf } from '@/lib/money/decimal';
import type { Extraction, Reading } from '../extraction';
import { isAmbiguousGutschrift, isCalledRefund } from '../kinds/called-refund';

/** What tells of a file whether it is one of an invoice; `text` is all that was read off it. */
export type InvoiceFile = { mediaType: MediaType; extraction: Extraction | null; text: string | null };

const sure = 0.9;
/** Shorter numbers and names are parts of other words. */
const shortest = 3;
const mostDecimals = 4;

/**
 * Whether two files are of one invoice, as a PDF and the electronic invoice in XML that come together: of one total, number, day and
 * seller; none of them credits the other. What was not read off one of them, or only in doubt, must stand in its text. In doubt they are two, since what counts once
 * must not hide another invoice.
 */
export function isSameInvoice(one: InvoiceFile, other: InvoiceFile): boolean {
  const [told, print] = other.mediaType === 'application/xml' ? [other, one] : [one, other];
  const [a, b] = [told.extraction, print.extraction];
  if (a === null || b === null) return false;
  return (
    isSameTotal(a, b) &&
    mayBeSameKind(givesBack(a, told.text), givesBack(b, print.text)) &&
    isSameNumber(a.number, b.number, print.text, told.mediaType === 'application/xml') &&
    !differs(a.issuedOn, b.issuedOn) &&
    isSameSeller(a.vendorName, b.vendorName, print.text)
  );
}

/** Whether it is a credit note; null where it may be one: a correction, or a Gutschrift that may be self-billed. */
function givesBack({ isCreditNote, corrects }: Extraction, text: string | null): boolean | null {
  if (isCreditNote === true) return true;
  const lines = (text ?? '').split('\n');
  return corrects !== undefined || isAmbiguousGutschrift(lines) ? null : isCalledRefund(lines);
}

function mayBeSameKind(one: boolean | null, other: boolean | null): boolean {
  return one === null || other === null || one === other;
}

function isSameTotal(one: Extraction, other: Extraction): boolean {
  const [a, b] = [one, other].map(({ totalAmount }) => minorUnitsOf(totalAmount?.value ?? '', mostDecimals));
  const isEqual = a?.ok === true && b?.ok === true && a.value === b.value;
  return isEqual && !differs(one.currency, other.currency);
}

function isSameNumber(
  told: Reading<string> | null | undefined,
  read: Reading<string> | null | undefined,
  text: string | null,
  isTold: boolean,
): boolean {
  const number = plain(told?.value);
  if (number.length < shortest) return false;
  if (plain(read?.value) === number) return isTold || isSure(told, read);
  const isReadOtherwise = read != null && read.confidence >= sure;
  return isTold && !isReadOtherwise && words(text).some((word) => plain(word) === number);
}

function isSameSeller(
  told: Reading<string> | null,
  read: Reading<string> | null,
  text: string | null,
): boolean {
  if (told === null) return false;
  const name = plain(told.value);
  return (
    (read !== null && (isSameFirm(told.value, read.value) || plain(read.value) === name)) ||
    (name.length > shortest && plain(text).includes(name))
  );
}

/** Whether both are known and are not the same. */
function differs(
  one: Reading<string> | null | undefined,
  other: Reading<string> | null | undefined,
): boolean {
  return one != null && other != null && one.value !== other.value;
}

function isSure(...readings: (Reading<string> | null | undefined)[]): boolean {
  return readings.every((reading) => reading != null && reading.confidence >= sure);
}

function words(text: string | null): string[] {
  return (text ?? '').split(/[\s:#,;()]+/);
}

function plain(text: string | null | undefined): string {
  return (text ?? '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}
