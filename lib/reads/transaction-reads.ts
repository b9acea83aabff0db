import { passOn } from './read';

export const transactionReads = {
  list: passOn('transactions', 'listTransactions'),
  one: passOn('transactions/{transaction_id}', 'getTransaction'),
  externalAccounts: passOn('external-accounts', 'listExternalAccounts'),
  externalAccount: passOn('external-accounts/{external_account_id}', 'getExternalAccount'),
};
