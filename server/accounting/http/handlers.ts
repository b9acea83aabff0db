import type { z } from 'zod';
import type { Operations } from '@/lib/contract/operations';
import type { Problem } from '@/lib/contract/problem';
import { accept, type Result } from '@/lib/result';
import { createBusiness } from '../services/businesses/create-business';
import { getBusiness, pageBusinesses } from '../services/businesses/read-businesses';
import { updateBusiness } from '../services/businesses/update-business';
import type { BusinessContext, Context, Outcome, PageOutcome } from '../services/context';
import {
  bulkCreateJournalEntries,
  createJournalEntry,
} from '../services/journal-entries/create-journal-entries';
import {
  countPendingEntries,
  getJournalEntry,
  pageJournalEntries,
} from '../services/journal-entries/read-journal-entries';
import {
  bulkUpdateJournalEntries,
  updateJournalEntry,
} from '../services/journal-entries/update-journal-entries';
import { createLedger } from '../services/ledgers/create-ledger';
import { getLedger, listBalances, listChart } from '../services/ledgers/read-ledgers';
import { updateLedger } from '../services/ledgers/update-ledger';
import { getBalanceSheet } from '../services/reports/get-balance-sheet';
import { getCashFlow } from '../services/reports/get-cash-flow';
import {
  createExternalAccount,
  getExternalAccount,
  listAccounts,
  updateExternalAccount,
} from '../services/transactions/external-accounts';
import { importTransactions } from '../services/transactions/import-transactions';
import { getTransaction, pageTransactions, updateTransaction } from '../services/transactions/transactions';
import type { UploadedFile } from './read-form';

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Of<Each, Key extends string> = Each extends { [Name in Key]: infer Schema } ? Read<Schema> : undefined;

/** What an operation gets, read by its schemas, and what it must answer. */
export type Handler<Each> = (
  ctx: Each extends { parameters: z.ZodType } ? BusinessContext : Context,
  request: {
    parameters: Of<Each, 'parameters'>;
    query: Of<Each, 'query'>;
    body: Of<Each, 'body'>;
    form: Of<Each, 'form'>;
    file: Each extends { form: z.ZodType } ? UploadedFile : null;
  },
) => Promise<Result<Each extends { answer: z.ZodType } ? z.output<Each['answer']> : never, Problem>>;

/** The whole map of /v0: each operation and the verb that does it. */
export const handlers: { [Name in keyof Operations]: Handler<Operations[Name]> } = {
  createBusiness: (ctx, { body }) => data(createBusiness(ctx, body)),
  listBusinesses: (ctx, { query }) => page(pageBusinesses(ctx, query)),
  getBusiness: (ctx) => data(getBusiness(ctx)),
  updateBusiness: (ctx, { body }) => data(updateBusiness(ctx, body)),

  listLedgers: (ctx, { query }) => data(listChart(ctx, query)),
  createLedger: (ctx, { body }) => data(createLedger(ctx, body)),
  listLedgerBalances: (ctx, { query }) => data(listBalances(ctx, query)),
  getLedger: (ctx, { parameters }) => data(getLedger(ctx, parameters)),
  updateLedger: (ctx, { parameters, body }) => data(updateLedger(ctx, { ...parameters, ...body })),

  createJournalEntry: (ctx, { body }) => data(createJournalEntry(ctx, body)),
  listJournalEntries: (ctx, { query }) => page(pageJournalEntries(ctx, query)),
  bulkUpdateJournalEntries: (ctx, { body }) => data(bulkUpdateJournalEntries(ctx, body)),
  bulkCreateJournalEntries: (ctx, { body }) => data(bulkCreateJournalEntries(ctx, body)),
  countJournalEntries: (ctx) => data(countPendingEntries(ctx)),
  getJournalEntry: (ctx, { parameters }) => data(getJournalEntry(ctx, parameters)),
  updateJournalEntry: (ctx, { parameters, body }) =>
    data(updateJournalEntry(ctx, { ...parameters, ...body })),

  createExternalAccount: (ctx, { body }) => data(createExternalAccount(ctx, body)),
  listExternalAccounts: (ctx) => data(listAccounts(ctx)),
  getExternalAccount: (ctx, { parameters }) => data(getExternalAccount(ctx, parameters)),
  updateExternalAccount: (ctx, { parameters, body }) =>
    data(updateExternalAccount(ctx, { ...parameters, ...body })),
  importTransactions: (ctx, { form, file }) =>
    data(importTransactions(ctx, { ...form, file: file.bytes, fileName: file.name })),
  listTransactions: (ctx, { query }) => page(pageTransactions(ctx, query)),
  getTransaction: (ctx, { parameters }) => data(getTransaction(ctx, parameters)),
  updateTransaction: (ctx, { parameters, body }) => data(updateTransaction(ctx, { ...parameters, ...body })),

  getCashFlow: (ctx, { query }) => data(getCashFlow(ctx, query)),
  getBalanceSheet: (ctx, { query }) => data(getBalanceSheet(ctx, query)),
};

/** The specification wraps every single object and list in `data`. */
async function data<Data>(outcome: Promise<Outcome<Data>>): Promise<Result<{ data: Data }, Problem>> {
  const result = await outcome;
  return result.ok ? accept({ data: result.value }) : result;
}

async function page<Item>(outcome: Promise<PageOutcome<Item>>) {
  const result = await outcome;
  return result.ok ? accept({ data: result.value.items, pagination: result.value.pagination }) : result;
}
