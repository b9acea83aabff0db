import { passOn } from './read';

export const ledgerReads = {
  /** The chart of accounts in report order, archived ledgers too. */
  list: passOn('ledgers', 'listLedgers'),
  one: passOn('ledgers/{ledger_id}', 'getLedger'),
  balances: passOn('ledgers/balances', 'listLedgerBalances'),
};
