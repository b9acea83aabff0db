import { decimalMarkOf, readDecimalText } from '../bank-files/decimal-text';

/** An amount in a line of text, with the currency sign or code that stands beside it. */
export type PrintedAmount = { line: number; value: string; sign: string | null };

/** A number that no word, date, percentage or longer number is part of. Every part of it is bounded. */
const NUMBER =
  /(?<![\p{L}\d.,'/:#-])(?:(\p{Sc}|[A-Z]{1,3}\p{Sc}|[A-Z]{3}|RM|kr) ?)?(-?\d[\d.,'’]{0,20})(?: ?(\p{Sc}|[A-Z]{3}(?![\p{L}\d])|kr(?!\p{L})|zł|Kč))?(?![\p{L}\d%/:-])/gu;

type Candidate = { line: number; text: string; sign: string | null };

/** All amounts of the text: numbers with two decimals, and whole ones beside a currency. */
export function printedAmounts(lines: readonly string[]): PrintedAmount[] {
  const candidates = lines.flatMap((text, line) => candidatesIn(text, line));
  const mark = decimalMarkOf(candidates.map((each) => each.text));
  return candidates.flatMap(({ line, text, sign }) => {
    const value = readDecimalText(text, { mark });
    return value === null || value.startsWith('-') ? [] : [{ line, value, sign }];
  });
}

function candidatesIn(text: string, line: number): Candidate[] {
  const found: Candidate[] = [];
  for (const [, before, number = '', after] of text.matchAll(NUMBER)) {
    const printed = number.replace(/[.,'’]+$/, '');
    const sign = before ?? after ?? null;
    if (sign !== null || /[.,]\d{2}$/.test(printed)) found.push({ line, text: printed, sign });
  }
  return found;
}
