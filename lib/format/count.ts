const numbers = new Map<string, Intl.NumberFormat>();

/** A whole number with the locale's grouping: `10,000`. */
export function formatCount(count: number, locale: string): string {
  const number = numbers.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  numbers.set(locale, number);
  return number.format(count);
}

/** `1 entry`, `2 entries`. */
export function countOf(count: number, one: string, many: string, locale: string): string {
  return `${formatCount(count, locale)} ${count === 1 ? one : many}`;
}
