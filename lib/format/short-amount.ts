/** A round amount for an axis, in the currency's unit: `$25K`, `−$500`, `$1.25M`. */
export function shortAmounts(currency: string, locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
  });
  return (value) => format.format(value).replace('-', '−');
}
