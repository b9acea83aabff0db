import type { PlaceOfIssue } from '../place-of-issue';

/** Where these are paid with, 03/04 is the fourth of March; elsewhere it is the third of April. */
const monthFirst = new Set(['USD', 'PHP']);

const evident = 1;
const probable = 0.9;
const guessed = 0.5;

/**
 * Whether the month is written first where the document comes from, and how sure that is (0 to 1): by the currency it
 * names, by address and taxes, of which the reader's own prove nothing, else by the currency of the business, which is only a guess.
 */
export function isMonthFirstPlace(
  { currencies, isElsewhere, isOfRecipient }: PlaceOfIssue,
  currency: string | null,
  businessCurrency: string,
): { monthFirst: boolean; confidence: number } {
  const isAmerican = currencies.has('USD');
  const [only = currency, ...others] = currencies;
  // Canada writes it either way.
  if (only === 'CAD' && others.length === 0) return { monthFirst: true, confidence: guessed };
  // The Philippines levy a tax that countries elsewhere do.
  if (only === 'PHP' && others.length === 0) return { monthFirst: true, confidence: probable };
  if (isElsewhere && !isAmerican) {
    const isOtherMoney = currency !== null && !monthFirst.has(currency);
    return { monthFirst: false, confidence: isOtherMoney && !isOfRecipient ? evident : probable };
  }
  if (isAmerican && !isElsewhere) {
    return { monthFirst: true, confidence: currency === 'USD' && !isOfRecipient ? evident : probable };
  }
  if (currency !== null && currency !== 'USD') return { monthFirst: false, confidence: probable };
  return { monthFirst: monthFirst.has(currency ?? businessCurrency), confidence: guessed };
}
