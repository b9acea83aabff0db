import type { Day } from '@/lib/dates/instant';

/** Something read off a document, and how sure that is: above 0, at most 1. */
export type Reading<Value> = { value: Value; confidence: number };

/** What a document says of the purchase; null where it does not say, or not clearly enough. */
export type Extraction = {
  vendorName: Reading<string> | null;
  /** Exact decimal in major units of the currency, never negative. */
  totalAmount: Reading<string> | null;
  /** ISO 4217. */
  currency: Reading<string> | null;
  issuedOn: Reading<Day> | null;
};

/** What is known before the document is read. */
export type Reader = { businessCurrency: string; uploadedOn: Day };

export const nothingRead: Extraction = {
  vendorName: null,
  totalAmount: null,
  currency: null,
  issuedOn: null,
};

/** The same, read off characters that are themselves only so certain (0 to 1): no reading is surer than its letters. */
export function lessSure(extraction: Extraction, certainty: number): Extraction {
  const weigh = <Value>(reading: Reading<Value> | null): Reading<Value> | null => {
    const confidence = reading === null ? 0 : Math.round(reading.confidence * certainty * 100) / 100;
    return reading === null || confidence === 0 ? null : { ...reading, confidence };
  };
  return {
    vendorName: weigh(extraction.vendorName),
    totalAmount: weigh(extraction.totalAmount),
    currency: weigh(extraction.currency),
    issuedOn: weigh(extraction.issuedOn),
  };
}
