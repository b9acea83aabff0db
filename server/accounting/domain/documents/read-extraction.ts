import type { ElectronicInvoice } from '@/lib/electronic-invoice/electronic-invoice';
import { currencyOf, currencyOfPlace, findSign } from './amounts/find-currency';
import type { Currencies, Printed } from './amounts/printed-amounts';
import { doubted } from './confidence';
import { findDueDay } from './dates/find-due-day';
import { findIssueDate } from './dates/find-issue-date';
import { dateReader, printedDates } from './dates/printed-dates';
import { withYearsFirst } from './dates/year-first';
import type { Extraction, Reader } from './extraction';
import { findNumber } from './find-number';
import { isCalledRefund } from './kinds/called-refund';
import { isOffer } from './kinds/document-heading';
import { readsAsBill } from './kinds/reads-as-bill';
import { type PlaceOfIssue, placeOfIssue } from './place-of-issue';
import { linesOfText, longestLine, mostLines, type TextLine } from './text-line';
import { findTotal } from './totals/find-total';
import { labelledAmounts } from './totals/labelled-amounts';
import { findVendor } from './vendors/find-vendor';
import { billOf, withElectronicInvoice } from './with-electronic-invoice';

/** What is only offered may never have been paid; what is printed in two currencies was paid in one. */
const surestOffer = 0.5;
const surestDoubtful = 0.6;

/** Reads vendor, total, currency and day off the text of a document, top to bottom, whose letters are certain. */
export function readExtraction(text: readonly string[], reader: Reader): Extraction {
  return readLines(linesOfText(text), reader);
}

/**
 * The same off lines, some or all of which were recognized in a picture.
 * @param invoice what the file says to programs, if it is made for them, too
 */
export function readLines(
  all: readonly TextLine[],
  given: Reader,
  invoice: ElectronicInvoice | null = null,
): Extraction {
  const { businessName, businessCurrency, uploadedOn } = given;
  const lines = all.slice(0, mostLines).filter(({ text }) => text.length <= longestLine);
  const place = placeOfIssue(lines, businessName);
  const amounts = labelledAmounts(lines, currenciesOf(lines, place, businessCurrency));
  const total = findTotal(lines, amounts);
  const { sign, isInDoubt } = findSign(total?.amount ?? null, amounts, lines, place);
  const signed = sign === null ? currencyOfPlace(place) : currencyOf(sign, place, businessCurrency, amounts);
  const isCurrencyDoubtful =
    isInDoubt ||
    total?.hasRivalSign === true ||
    (sign === '$' && total?.amount.isInDoubt === true && /[.,]\d{3}$/.test(total.amount.text));
  const currency = sign === null || isInDoubt ? null : (signed?.value ?? null);
  const printed = withYearsFirst(printedDates(lines), place, currency, uploadedOn);
  const written = printed.map(({ date }) => date);
  const dates = dateReader(place, written, currency, businessCurrency);
  const isRefund = isCalledRefund(lines.map(({ text }) => text));
  const issuedOn = findIssueDate(lines, printed, dates, uploadedOn, isRefund);
  const read = {
    vendorName: findVendor(lines, businessName),
    totalAmount: isOffer(lines) ? doubted(total?.reading, surestOffer) : (total?.reading ?? null),
    currency: isCurrencyDoubtful ? doubted(signed, surestDoubtful) : signed,
    issuedOn,
    number: findNumber(lines, isRefund),
    dueOn: findDueDay(lines, printed, dates, issuedOn, uploadedOn),
  };
  if (invoice === null) return { ...read, isBill: readsAsBill(lines, amounts, read, businessName) };
  const days = new Set(printed.flatMap(({ date }) => dates.dayOf(date) ?? []));
  const told = withElectronicInvoice(read, invoice, { lines, amounts, days });
  return { ...told, ...billOf(told, invoice, { lines, amounts }, businessName) };
}

/** What each sign stands for, asked once for each. */
function currenciesOf(lines: readonly TextLine[], place: PlaceOfIssue, businessCurrency: string): Currencies {
  const known = new Map<string | null, string | null>();
  const read = (beside: string | null, printed: readonly Printed[]) => {
    const { sign, isInDoubt } = findSign(
      beside === null ? null : { sign: beside, text: '' },
      printed,
      lines,
      place,
    );
    return sign === null || isInDoubt
      ? currencyOfPlace(place)
      : currencyOf(sign, place, businessCurrency, printed);
  };
  return {
    of: (beside, printed) => {
      if (!known.has(beside)) known.set(beside, read(beside, printed)?.value ?? null);
      return known.get(beside) ?? null;
    },
    own: place.currencies.size === 0 ? businessCurrency : null,
  };
}
