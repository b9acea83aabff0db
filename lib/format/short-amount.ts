/** An amount for an axis, in the currency's unit: `$25K`, `−$500`. */
export function shortAmounts(currency: string, locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    ...{ notation: 'compact', maximumFractionDigits: 1, minimumFractionDigits: 0 },
  });
  return (value) => format.format(value).replace('-', '−');
}
