import { countOf, formatCount } from '@/lib/format/count';

/** `347 transactions imported, one of them 0.00 without an entry`. */
export function importedText(counts: { imported: number; without_entry: number }, locale: string): string {
  const { imported, without_entry: empty } = counts;
  const all = `${countOf(imported, 'transaction', 'transactions', locale)} imported`;
  if (empty === 0) return all;
  if (imported === 1) return `${all}, of 0.00 and without an entry`;
  if (empty === imported) return `${all}, all of 0.00 and without an entry`;
  return `${all}, ${empty === 1 ? 'one' : formatCount(empty, locale)} of them 0.00 without an entry`;
}
