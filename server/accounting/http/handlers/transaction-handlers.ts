import type { transactions } from '@/lib/contract/operations/transaction-operations';
import {
  createExternalAccount,
  getExternalAccount,
  listAccounts,
  updateExternalAccount,
} from '../../services/transactions/external-accounts';
import { getTransaction, pageTransactions } from '../../services/transactions/read-transactions';
import { updateTransaction } from '../../services/transactions/update-transaction';
import { data, type HandlersOf, page } from './handler';

export const transactionHandlers: HandlersOf<typeof transactions> = {
  createExternalAccount: (ctx, { body }) => data(createExternalAccount(ctx, body)),
  listExternalAccounts: (ctx) => data(listAccounts(ctx)),
  getExternalAccount: (ctx, { parameters }) => data(getExternalAccount(ctx, parameters)),
  updateExternalAccount: (ctx, { parameters, body }) =>
    data(updateExternalAccount(ctx, { ...parameters, ...body })),
  listTransactions: (ctx, { query }) => page(pageTransactions(ctx, query)),
  getTransaction: (ctx, { parameters, query }) => data(getTransaction(ctx, { ...parameters, ...query })),
  updateTransaction: (ctx, { parameters, body }) => data(updateTransaction(ctx, { ...parameters, ...body })),
};
