import { businessParameters } from '../business';
import { type Operation, operation } from '../operation';
import { dataOf, pageOf } from '../primitives';
import {
  transactionImport,
  transactionImportFields,
  transactionImportListQuery,
  transactionImportOutcome,
  transactionImportParameters,
  transactionImportRead,
  transactionImportUndo,
  transactionImportUndone,
} from '../transaction-import';
import { transactionPreview, transactionPreviewFields } from '../transaction-preview';
import { inBusiness } from './in-business';

export const transactionImports = {
  importTransactions: operation({
    method: 'POST',
    path: `${inBusiness}/transactions/import`,
    summary: 'Import a bank file (OFX, QFX, QIF, CAMT.052, .053 and .054, MT940, CSV)',
    tag: 'Transactions',
    scope: 'transaction:write',
    parameters: businessParameters,
    form: transactionImportFields,
    answer: dataOf(transactionImportOutcome),
    needsActiveBusiness: true,
    status: 201,
  }),
  previewTransactions: operation({
    method: 'POST',
    path: `${inBusiness}/transactions/import/preview`,
    summary: 'Preview a bank file: its columns, accounts, first rows and duplicates',
    tag: 'Transactions',
    scope: 'transaction:write',
    parameters: businessParameters,
    form: transactionPreviewFields,
    answer: dataOf(transactionPreview),
    status: 200,
  }),
  listTransactionImports: operation({
    method: 'GET',
    path: `${inBusiness}/transaction-import`,
    summary: 'List imports, newest first',
    tag: 'Transactions',
    scope: 'transaction:read',
    parameters: businessParameters,
    query: transactionImportListQuery,
    answer: pageOf(transactionImport),
    status: 200,
  }),
  getTransactionImport: operation({
    method: 'GET',
    path: `${inBusiness}/transaction-import/{transaction_import_id}`,
    summary: 'Read an import with its duplicates and refused records',
    tag: 'Transactions',
    scope: 'transaction:read',
    parameters: transactionImportParameters,
    answer: dataOf(transactionImportRead),
    status: 200,
  }),
  undoTransactionImport: operation({
    method: 'POST',
    path: `${inBusiness}/transaction-import/{transaction_import_id}/undo`,
    summary: 'Undo an import: remove the transactions that it added',
    tag: 'Transactions',
    scope: 'transaction:write',
    parameters: transactionImportParameters,
    body: transactionImportUndo,
    answer: dataOf(transactionImportUndone),
    status: 200,
  }),
} satisfies Record<string, Operation>;
