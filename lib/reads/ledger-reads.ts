import { passOn } from './read';

export const ledgerReads = {
  /** The chart of accounts in report order, archived ledgers too. */
  list: passOn('ledgers', 'listLedgers'),
  balances: passOn('ledgers/balances', 'listLedgerBalances'),
};
