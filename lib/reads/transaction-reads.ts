import { transactions } from '../contract/operations/transaction-operations';
import { passOn } from './read';

export const transactionReads = {
  list: passOn('transactions', transactions.listTransactions),
  externalAccounts: passOn('external-accounts', transactions.listExternalAccounts),
};
