import { countOf, formatCount } from '@/lib/format/count';

const why = '(pending or of 0.00)';

/** `347 transactions imported, one of them without an entry (pending or of 0.00)`. */
export function importedText(counts: { imported: number; without_entry: number }, locale: string): string {
  const { imported, without_entry: empty } = counts;
  const all = `${countOf(imported, 'transaction', 'transactions', locale)} imported`;
  if (empty === 0) return all;
  if (imported === 1) return `${all}, without an entry ${why}`;
  if (empty === imported) return `${all}, all without an entry ${why}`;
  return `${all}, ${empty === 1 ? 'one' : formatCount(empty, locale)} of them without an entry ${why}`;
}
