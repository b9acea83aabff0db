/** The vendor that was read, as receipts of the same one have it: small letters, single spaces. Null where none was read. */
export function vendorKeyOf(name: string | null | undefined): string | null {
  const key = (name ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
  return key === '' ? null : key;
}
