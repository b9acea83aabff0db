import type { z } from 'zod';
import type { ClientProblem, ClientResult, TableClient } from '@/lib/client/client';
import {
  balanceSheetQuery,
  ledgerStatementQuery,
  periodReportQuery,
  trialBalanceQuery,
} from '@/lib/contract/report';
import type { StoredFile } from '@/lib/contract/stored-file';
import type { ReportName } from '@/lib/paths';
import { accept, type Result } from '@/lib/result';
import { accountingTables } from '../accounting/client';
import { memberOrProblem } from '../session/guard';
import { problemAnswer, readQuery } from './data-answer';
import { fileAnswer } from './file-answer';

/** The forms in which the service makes a file of a report. */
const mediaTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const fileTypes = new Set(Object.values(mediaTypes));

type ReadFile = (
  tables: TableClient,
  businessId: string,
  mediaType: string,
) => Promise<ClientResult<StoredFile>>;
type Reader = (search: URLSearchParams) => Result<ReadFile, ClientProblem>;

/** Each report of a business with the query that it takes. */
const readers: Record<ReportName, Reader> = {
  'cash-flow': readerOf(periodReportQuery, (tables, parameters, query, mediaType) =>
    tables.getCashFlow({ parameters, query, mediaType }),
  ),
  'profit-and-loss': readerOf(periodReportQuery, (tables, parameters, query, mediaType) =>
    tables.getProfitAndLoss({ parameters, query, mediaType }),
  ),
  'balance-sheet': readerOf(balanceSheetQuery, (tables, parameters, query, mediaType) =>
    tables.getBalanceSheet({ parameters, query, mediaType }),
  ),
  'trial-balance': readerOf(trialBalanceQuery, (tables, parameters, query, mediaType) =>
    tables.getTrialBalance({ parameters, query, mediaType }),
  ),
};

function readerOf<Schema extends z.ZodType>(
  schema: Schema,
  read: (
    tables: TableClient,
    parameters: { business_id: string },
    query: z.input<Schema>,
    mediaType: string,
  ) => Promise<ClientResult<StoredFile>>,
): Reader {
  return (search) => {
    const query = readQuery(schema, search);
    if (!query.ok) return query;
    return accept((tables, businessId, mediaType) =>
      read(tables, { business_id: businessId }, query.value, mediaType),
    );
  };
}

type Context = { params: Promise<{ businessId: string; report: string }> };
type StatementContext = { params: Promise<{ businessId: string; ledgerId: string }> };

/** Answers the file of a report: the service's own, for the query of the address and its `format`. */
export async function answerReportFile(request: Request, context: Context): Promise<Response> {
  const { businessId, report } = await context.params;
  return answerFile(request, businessId, isReport(report) ? readers[report] : null);
}

/** The same of a ledger's statement. */
export async function answerStatementFile(request: Request, context: StatementContext): Promise<Response> {
  const { businessId, ledgerId } = await context.params;
  const reader = readerOf(ledgerStatementQuery, (tables, parameters, query, mediaType) =>
    tables.getLedgerStatement({
      parameters: { ...parameters, ledger_id: ledgerId },
      query,
      mediaType,
    }),
  );
  return answerFile(request, businessId, reader);
}

async function answerFile(request: Request, businessId: string, reader: Reader | null): Promise<Response> {
  const member = await memberOrProblem(businessId, 'read');
  if (!member.ok) return problemAnswer(member.problem);
  const search = new URL(request.url).searchParams;
  const mediaType = mediaTypes[search.get('format') ?? ''];
  search.delete('format');
  if (!reader || !mediaType) return problemAnswer(noSuchFile);
  const read = reader(search);
  if (!read.ok) return problemAnswer(read.problem);
  const file = await read.value(accountingTables(), businessId, mediaType);
  return file.ok ? fileAnswer(file.value, fileTypes) : problemAnswer(file.problem);
}

const noSuchFile: ClientProblem = {
  code: 'not_found',
  status: 404,
  detail: 'The report or format does not exist.',
};

function isReport(name: string): name is ReportName {
  return Object.hasOwn(readers, name);
}
