import { writtenNumber } from './written-number';

/** A whole number with the locale's grouping: `10,000`. */
export function formatCount(count: number, locale: string): string {
  return writtenNumber(count, locale, { maximumFractionDigits: 0 });
}

/** `1 entry`, `2 entries`. */
export function countOf(count: number, one: string, many: string, locale: string): string {
  return `${formatCount(count, locale)} ${count === 1 ? one : many}`;
}
