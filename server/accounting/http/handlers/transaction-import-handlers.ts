import type { transactionImports } from '@/lib/contract/operations/transaction-import-operations';
import { importTransactions } from '../../services/transactions/import-transactions';
import { previewTransactions } from '../../services/transactions/preview-transactions';
import { getImport, pageImports } from '../../services/transactions/read-imports';
import { undoImport } from '../../services/transactions/undo-import';
import { data, type HandlersOf, page } from './handler';

export const transactionImportHandlers: HandlersOf<typeof transactionImports> = {
  importTransactions: async (ctx, { form, file }) =>
    data(importTransactions(ctx, { ...form, file: await file.bytes(), fileName: file.name })),
  previewTransactions: async (ctx, { form, file }) =>
    data(previewTransactions(ctx, { ...form, file: await file.bytes() })),
  listTransactionImports: (ctx, { query }) => page(pageImports(ctx, query)),
  getTransactionImport: (ctx, { parameters }) => data(getImport(ctx, parameters)),
  undoTransactionImport: (ctx, { parameters, body }) => data(undoImport(ctx, { ...parameters, ...body })),
};
