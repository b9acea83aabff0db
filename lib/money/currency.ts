const known = new Set(Intl.supportedValuesOf('currency'));

/** Whether the text is an ISO 4217 code in capitals. */
export function isCurrency(code: string): boolean {
  return known.has(code);
}

const decimalsByCurrency = new Map<string, number>();

/** How many decimals the currency has: 2 for USD, 0 for JPY, 3 for KWD. Source: CLDR, by Intl. */
export function decimalsOf(currency: string): number {
  const remembered = decimalsByCurrency.get(currency);
  if (remembered !== undefined) return remembered;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  decimalsByCurrency.set(currency, decimals);
  return decimals;
}
