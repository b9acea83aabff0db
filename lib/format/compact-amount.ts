/** `$12.5K`, for the ticks of an axis: what is read exactly is written by `formatAmount`. In major units. */
export function compactAmounts(currency: string, locale: string): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    ...{ notation: 'compact', maximumFractionDigits: 1, minimumFractionDigits: 0 },
  });
  return (amount) => format.format(amount);
}
