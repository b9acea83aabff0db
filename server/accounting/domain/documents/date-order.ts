import type { TextLine } from './text-line';

/** Where these are paid with, 03/04 is the fourth of March; elsewhere it is the third of April. */
const monthFirst = new Set(['USD', 'PHP']);

/** A state and a ZIP code, or a telephone number as North America writes it. */
const AMERICAN = /\b[A-Z]{2}[ ,.]{1,2}\d{5}(?:-\d{4})?\b|\(\d{3}\) ?\d{3}-\d{4}|\bsales tax\b|\bEIN\b/i;
/** Legal forms, taxes, registers and calling codes of countries that write the day first. */
const ELSEWHERE =
  /\b(?:sdn\.? ?bhd|pte\.? ?ltd|pty|ltd|limited|plc|gmbh|s\.?a\.?r\.?l|b\.v\.|s\.r\.l|gst|vat|sst|mwst|tva|iva|abn|gstin|siret|jalan|jln|strasse|straße|rue|via|calle)\b|gst ?(?:reg|id|no)|vat ?(?:reg|no)|(?:tel|fax|phone|ph|hp)[^\d+]{0,6}\+(?!1\D)\d{2}|s\/b\b/i;

const evident = 1;
const probable = 0.9;
const guessed = 0.5;

/**
 * Whether the month is written first where the document comes from, and how sure that is (0 to 1): by the currency it
 * names, by address and taxes, else by the currency of the business, which is only a guess.
 */
export function isMonthFirstPlace(
  lines: readonly TextLine[],
  currency: string | null,
  businessCurrency: string,
): { monthFirst: boolean; confidence: number } {
  const isAmerican = lines.some(({ text }) => AMERICAN.test(text));
  const isElsewhere = lines.some(({ text }) => ELSEWHERE.test(text));
  if (isElsewhere && !isAmerican) {
    const isOtherMoney = currency !== null && !monthFirst.has(currency);
    return { monthFirst: false, confidence: isOtherMoney ? evident : probable };
  }
  if (isAmerican && !isElsewhere) {
    return { monthFirst: true, confidence: currency === 'USD' ? evident : probable };
  }
  if (currency !== null && currency !== 'USD')
    return { monthFirst: monthFirst.has(currency), confidence: probable };
  return { monthFirst: monthFirst.has(currency ?? businessCurrency), confidence: guessed };
}
