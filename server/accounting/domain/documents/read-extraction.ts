import type { Extraction, Reader } from './extraction';
import { findCurrency } from './find-currency';
import { findIssueDate } from './find-issue-date';
import { findTotal } from './find-total';
import { findVendor } from './find-vendor';
import { printedAmounts } from './printed-amounts';

const longestLine = 400;
const mostLines = 1500;

/** Reads vendor, total, currency and day off the lines of a document's text, top to bottom. */
export function readExtraction(
  text: readonly string[],
  { businessCurrency, uploadedOn }: Reader,
): Extraction {
  const lines = text
    .slice(0, mostLines)
    .map((line) => line.slice(0, longestLine).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const amounts = printedAmounts(lines);
  const total = findTotal(lines, amounts);
  const currency = findCurrency(total?.sign ?? null, amounts, businessCurrency);
  return {
    vendorName: findVendor(lines),
    totalAmount: total && { value: total.value, confidence: total.confidence },
    currency,
    issuedOn: findIssueDate(lines, uploadedOn, currency?.value ?? businessCurrency),
  };
}
