import { dayOf, daysBetween, type Instant } from '@/lib/dates/instant';

/** What tells a bill of a vendor from another; `total` in minor units, null while it is not known. */
export type BillFacts = { number: string; issuedAt: Instant; total: bigint | null };

/** In what two bills of one vendor agree. */
export type DuplicateSigns = { sameNumber: boolean; sameAmount: boolean };

/** The same bill is typed with the day that it prints, or with that of its arrival. */
export const mostDaysOfAmount = 5;
/** Some vendors begin at 1 again each year. */
export const mostDaysOfNumber = 365;
/** A shorter number says nothing by itself. */
const leastOfNumber = 3;

/** Why a bill is likely the same as another of the vendor; null where nothing says so. */
export function judgeDuplicate(bill: BillFacts, other: BillFacts): DuplicateSigns | null {
  const days = Math.abs(daysBetween(dayOf(bill.issuedAt), dayOf(other.issuedAt)));
  const [one, two] = [plainNumber(bill.number), plainNumber(other.number)];
  const sameNumber = one === two && one.length >= leastOfNumber && days <= mostDaysOfNumber;
  const sameAmount = bill.total !== null && bill.total === other.total;
  if (sameNumber) return { sameNumber, sameAmount };
  if (!sameAmount || days > mostDaysOfAmount || areApart(bill.number, other.number)) return null;
  return { sameNumber, sameAmount };
}

/**
 * Whether the numbers are of two bills: a vendor gives each its own. Not where one is missing, part of the other, or has the same
 * signs in another order, as typing makes it.
 */
function areApart(number: string, other: string): boolean {
  const [one, two] = [plainNumber(number), plainNumber(other)];
  if (one === '' || two === '' || isPartOf(one, other) || isPartOf(two, number)) return false;
  return [...one].sort().join('') !== [...two].sort().join('');
}

/**
 * Whether a number, without its signs, stands in another: not amid the digits of a longer one, as 1 does in 10, since that is the
 * number of another bill.
 */
function isPartOf(plain: string, number: string): boolean {
  const begins = /^\p{N}/u.test(plain) ? '(?<!\\p{N})0*' : '';
  const ends = /\p{N}$/u.test(plain) ? '(?!\\p{N})' : '';
  const signs = [...plain].join('[^\\p{L}\\p{N}]*');
  return new RegExp(begins + signs + ends, 'u').test(number.toLowerCase());
}

/** Letters and digits alone, in lower case, without leading zeros. */
function plainNumber(number: string): string {
  return number
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^0+/, '');
}
