/** `Bill 1042 of Acme Paper`, as far as it is known. */
export function billName({ number }: { number: string }, vendorName: string): string {
  return ['Bill', number.trim(), vendorName && `of ${vendorName}`].filter((part) => part !== '').join(' ');
}
