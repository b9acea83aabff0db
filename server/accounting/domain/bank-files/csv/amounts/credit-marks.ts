import { hasSign } from '../columns/roles-of-values';

/** Letters for credit behind a number. */
const CREDIT = /\d\s*(?:CR|C|H)\.?$/i;

export function isMarkedAsCredit(text: string): boolean {
  return CREDIT.test(text.trim());
}

/** Whether some amounts are marked as credit and none has another sign: the others are money out, as on statements of cards. */
export function marksOnlyCredits(amounts: readonly string[]): boolean {
  const filled = amounts.filter((text) => text.trim() !== '');
  const others = filled.filter((text) => !isMarkedAsCredit(text));
  return others.length > 0 && others.length < filled.length && !others.some(hasSign);
}
