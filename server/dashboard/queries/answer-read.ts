import type { z } from 'zod';
import type { ClientProblem, ClientResult } from '@/lib/client/client';
import { auditLogQuery } from '@/lib/contract/audit-log';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { transactionImportListQuery } from '@/lib/contract/transaction-import';
import { auditLogReads } from '@/lib/reads/audit-log-reads';
import { billReads } from '@/lib/reads/bill-reads';
import { businessReads } from '@/lib/reads/business-reads';
import { documentReads } from '@/lib/reads/document-reads';
import { entryBackgroundReads } from '@/lib/reads/entry-background-reads';
import { everyRead } from '@/lib/reads/every-read';
import { externalAccountReads } from '@/lib/reads/external-account-reads';
import { importReads } from '@/lib/reads/import-reads';
import { invoiceReads } from '@/lib/reads/invoice-reads';
import { overviewReads } from '@/lib/reads/overview-reads';
import { partyReads } from '@/lib/reads/party-reads';
import type { Read, ReadAnswer, ReadParameters, ReadQuery } from '@/lib/reads/read';
import { searchReads } from '@/lib/reads/search-reads';
import { suggestionReads } from '@/lib/reads/suggestion-reads';
import { tagReads } from '@/lib/reads/tag-reads';
import { threadReads } from '@/lib/reads/thread-reads';
import { accept, refuse } from '@/lib/result';
import type { Member } from '../session/guard';
import { accountsWithTransactionsQuery, readAccountsWithTransactions } from './accounts-with-transactions';
import { readAuditLog } from './audit-log';
import { readBill } from './bills';
import { readOwnBusinesses } from './businesses';
import { answerData, problemAnswer, readQuery } from './data-answer';
import { readDocument } from './documents';
import { readEntryBackground } from './entry-background';
import { readImport, readImports, readUndoing } from './imports';
import { readInvoice } from './invoices';
import { matchRead } from './match-read';
import { readOverview } from './overview';
import { readPartyNames } from './parties';
import { readRuleEffect, ruleEffectQuery } from './rule-effect';
import { searchBooks, searchQuery } from './search';
import { readTags } from './tags';
import { readTask } from './tasks';

type PathParameters = Record<string, string>;
type ReadRequest = { member: Member; businessId: string; parameters: PathParameters; query: unknown };
type Reader = (request: ReadRequest) => Promise<ClientResult<unknown>>;

/** How a read is answered: the schema of its query, where it has one, and what reads. */
type Answering = { query: z.ZodType | undefined; read: Reader };

/** How the dashboard puts the answer of a read together. */
function reader<Each extends Read>(
  read: Each,
  compose: (
    member: Member,
    businessId: string,
    parameters: ReadParameters<Each>,
    query: ReadQuery<Each>,
  ) => Promise<ClientResult<ReadAnswer<Each>>>,
  querySchema?: z.ZodType,
): [Read, Answering] {
  const answer: Reader = ({ member, businessId, parameters, query }) =>
    compose(member, businessId, parameters as ReadParameters<Each>, query as ReadQuery<Each>);
  return [read, { query: querySchema, read: answer }];
}

const readers = new Map<Read, Answering>([
  reader(
    auditLogReads.list,
    (member, businessId, _, query) => readAuditLog(member, businessId, query),
    auditLogQuery,
  ),
  reader(billReads.one, (member, businessId, { bill_id }) => readBill(member, businessId, bill_id)),
  reader(businessReads.own, readOwnBusinesses),
  reader(
    externalAccountReads.withTransactions,
    (member, businessId, _, query) => readAccountsWithTransactions(member, businessId, query),
    accountsWithTransactionsQuery,
  ),
  reader(invoiceReads.one, (member, businessId, { invoice_id }) =>
    readInvoice(member, businessId, invoice_id),
  ),
  reader(documentReads.one, (member, businessId, { document_id }) =>
    readDocument(member, businessId, document_id),
  ),
  reader(entryBackgroundReads.one, (member, businessId, { journal_entry_id }) =>
    readEntryBackground(member, businessId, journal_entry_id),
  ),
  reader(
    importReads.list,
    (member, businessId, _, query) => readImports(member, businessId, query),
    transactionImportListQuery,
  ),
  reader(importReads.one, (member, businessId, { transaction_import_id: id }) =>
    readImport(member, businessId, id),
  ),
  reader(importReads.undoing, (member, businessId, { transaction_import_id: id }) =>
    readUndoing(member, businessId, id),
  ),
  reader(overviewReads.all, (member, businessId) => readOverview(member, businessId, new Date())),
  reader(partyReads.vendor.names, (member, businessId) => readPartyNames(member, businessId, 'vendor')),
  reader(partyReads.customer.names, (member, businessId) => readPartyNames(member, businessId, 'customer')),
  reader(
    suggestionReads.ruleEffect,
    (member, businessId, _, query) => readRuleEffect(member, businessId, query),
    ruleEffectQuery,
  ),
  reader(searchReads.all, (member, businessId, _, { q }) => searchBooks(member, businessId, q), searchQuery),
  reader(tagReads.all, readTags),
  reader(threadReads.one, (member, businessId, { task_id }) => readTask(member, businessId, task_id)),
]);

/** How a read is answered: composed here, or passed through from its operation. */
export function readerOf(read: Read): Answering | null {
  const compose = readers.get(read);
  if (compose) return compose;
  const name = read.operation;
  if (name === undefined) return null;
  const { query: schema, answer }: Operation = operations[name];
  const passOn: Reader = async ({ member, businessId, parameters, query }) => {
    const call = {
      parameters: { business_id: businessId, ...parameters },
      ...(schema ? { query: { ...(query as object), ...read.always } } : {}),
    };
    const outcome: ClientResult<unknown> = await Reflect.apply(member.client[name], member.client, [call]);
    return outcome.ok ? parsed(answer, outcome.value) : outcome;
  };
  return { query: schema, read: passOn };
}

/** What a service answered, by the contract: the browser takes it for that without looking. */
function parsed(schema: z.ZodType, answer: unknown): ClientResult<unknown> {
  const read = schema.safeParse(answer);
  if (read.success) return accept(read.data);
  const [issue] = read.error.issues;
  const where = issue ? ` (${issue.path.join('.')}: ${issue.message})` : '';
  const detail = `The accounting service answered with something that the contract does not allow${where}.`;
  return refuse({ code: 'unexpected_answer', status: 502, detail });
}

type Context = { params: Promise<{ businessId: string; path: string[] }> };

/** Answers every read of a business: session and membership are checked first, then the query by its schema. */
export async function answerRead(request: Request, context: Context): Promise<Response> {
  const { path } = await context.params;
  const found = matchRead(everyRead, path);
  const answer = found && readerOf(found.read);
  if (!found || !answer) return problemAnswer(unknownAddress);
  return answerData(request, context, async (member, businessId, search) => {
    const query = answer.query ? readQuery(answer.query, search) : accept(undefined);
    if (!query.ok) return refuse(query.problem);
    return answer.read({ member, businessId, parameters: found.parameters, query: query.value });
  });
}

const unknownAddress: ClientProblem = {
  code: 'not_found',
  status: 404,
  detail: 'Nothing is read at this address.',
};
