const AMOUNT = /(?<![\d.,/])\d{1,3}(?:[.,'’ ]?\d{3}){0,5}[.,]\d\d(?![\d.,/])|\p{Sc} ?\d|\d ?\p{Sc}/u;

/** Whether an amount is in the text, by its decimals or by the sign of a currency. */
export function namesAmount(text: string): boolean {
  return AMOUNT.test(text);
}
