import type { Day } from '@/lib/dates/instant';
import type { ProposedLine } from '@/lib/electronic-invoice/bill-lines';
import type { Place } from './text-line';

/** By how many degrees, clockwise, a picture is to be turned so that its text is upright. */
export type Turn = 0 | 90 | 180 | 270;

/**
 * Something read off a document, how sure that is (above 0, at most 1), and where in the picture it is. `read` is there where a
 * person or an earlier correction says otherwise: what was read at first, null for nothing. `printed` is there where the part for
 * programs says the value and people see another.
 */
export type Reading<Value> = {
  value: Value;
  confidence: number;
  place?: Place;
  read?: Value | null;
  printed?: Value;
};

export function placed(place: Place | null): { place?: Place } {
  return place === null ? {} : { place };
}

/** What a document says of the purchase; null where it does not say, or not clearly enough. */
export type Extraction = {
  vendorName: Reading<string> | null;
  /** Exact decimal in major units of the currency, never negative. */
  totalAmount: Reading<string> | null;
  /** ISO 4217. */
  currency: Reading<string> | null;
  issuedOn: Reading<Day> | null;
  /** The issuer's number of the document, and the day until which it is to be paid. Absent where they were not looked for yet. */
  number?: Reading<string> | null;
  dueOn?: Reading<Day> | null;
  /** Whether it is a bill that is still to be paid. */
  isBill?: boolean;
  /** Of an electronic invoice: whether it gives money back, the number of the invoice that it corrects, and the lines of a bill for it. */
  isCreditNote?: boolean;
  corrects?: string;
  lines?: ProposedLine[];
  /** Absent where the picture, or the first page, is upright or was not looked at for that. */
  turn?: Turn;
};

/** What is known before the document is read. */
export type DocumentContext = { businessName: string; businessCurrency: string; uploadedOn: Day };

export const nothingRead: Extraction = {
  vendorName: null,
  totalAmount: null,
  currency: null,
  issuedOn: null,
  number: null,
  dueOn: null,
  isBill: false,
};
