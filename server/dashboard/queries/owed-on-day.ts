import type { Day } from '@/lib/dates/instant';
import type { AheadRead } from '@/lib/reads/ahead-read';
import { billReads } from '@/lib/reads/bill-reads';
import { invoiceReads } from '@/lib/reads/invoice-reads';
import type { Member } from '../session/guard';
import { readAhead, thoseRead } from './read-ahead';

/** Reads what is owed to the business and by it at the end of the day, as a report asks for it. */
export async function readOwed(member: Member, businessId: string, day: Day): Promise<AheadRead[]> {
  const call = { query: { as_of: day } };
  return thoseRead(
    await Promise.all([
      readAhead(member, businessId, invoiceReads.aging, call),
      readAhead(member, businessId, billReads.aging, call),
    ]),
  );
}
