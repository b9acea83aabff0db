import { type Day, endOfDay } from '@/lib/dates/instant';
import type { Member } from '../session/guard';

/** The chart of accounts in report order, archived ledgers too. */
export function readLedgers({ client }: Member, businessId: string) {
  return client.listLedgers({ parameters: { business_id: businessId } });
}

/** The balance of each used ledger at the end of the day. */
export function readLedgerBalances({ client }: Member, businessId: string, day: Day) {
  return client.listLedgerBalances({
    parameters: { business_id: businessId },
    query: { end_datetime: endOfDay(day) },
  });
}
