/** What documents of one total are looked up by: the amount without zeros behind its last decimal. Null where none was read. */
export function totalKeyOf(total: string | null | undefined): string | null {
  if (!total) return null;
  return total.includes('.') ? total.replace(/\.?0+$/, '') : total;
}
