import { passOn } from './read';

export const transactionReads = {
  list: passOn('transactions', 'listTransactions'),
  externalAccounts: passOn('external-accounts', 'listExternalAccounts'),
};
