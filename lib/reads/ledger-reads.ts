import { ledgers } from '../contract/operations/ledger-operations';
import { passOn } from './read';

export const ledgerReads = {
  /** The chart of accounts in report order, archived ledgers too. */
  list: passOn('ledgers', ledgers.listLedgers),
  balances: passOn('ledgers/balances', ledgers.listLedgerBalances),
};
