import type { Member } from '../session/guard';

/** The chart of accounts in report order, archived ledgers too. */
export function readLedgers({ client }: Member, businessId: string) {
  return client.listLedgers({ parameters: { business_id: businessId } });
}

/** The balance of each used ledger, now. */
export function readLedgerBalances({ client }: Member, businessId: string) {
  return client.listLedgerBalances({ parameters: { business_id: businessId } });
}
