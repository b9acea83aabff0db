/**
 * A written amount in the pieces between which it may be broken where there is no room for all of it: after the signs that
 * group its digits, and nowhere else, so that no piece reads as another amount.
 * @param decimals of the currency: the sign before them is none that groups
 */
export function amountPieces(text: string, decimals: number): string[] {
  const pieces = text.split(/(?<=\d[^\d)])(?=\d)/);
  if (decimals === 0 || pieces.length < 2) return pieces;
  const [whole = '', fraction = ''] = pieces.slice(-2);
  return [...pieces.slice(0, -2), whole + fraction];
}
