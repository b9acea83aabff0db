import type { z } from 'zod';
import type { Business } from '@/lib/contract/business';
import type { reports } from '@/lib/contract/operations/report-operations';
import { invalid, type Problem } from '@/lib/contract/problem';
import type { LedgerStatementQuery } from '@/lib/contract/report';
import { decimalsOf } from '@/lib/money/currency';
import { accept, type Result, refuse } from '@/lib/result';
import { csvOf } from '@/lib/tables/csv';
import { fileName } from '@/lib/tables/file-name';
import type { Table } from '@/lib/tables/table';
import { workbookOf } from '@/lib/tables/workbook';
import type { FileToSend } from '../../services/requests/file-to-send';

import { ledgerStatementTable } from './ledger-statement-table';
import { type ReportFormat, reportMediaTypes } from './negotiate';
import { balanceTable, periodTable } from './period-table';
import { trialBalanceTable } from './trial-balance-table';

type Reports = typeof reports;
/** The operations that are available as CSV and XLSX. */
export type ReportName = {
  [Name in keyof Reports]: Reports[Name] extends { answersTables: true } ? Name : never;
}[keyof Reports];
export type ReportAnswer<Name extends ReportName> = z.output<Reports[Name]['answer']>;
export type FileFormat = Exclude<ReportFormat, 'json'>;

/** A file is not paginated: it has all lines of a statement, up to a maximum. */
const mostLines = 20_000;

/** Converts each report to rows and columns. */
const tables: { [Name in ReportName]: (answer: ReportAnswer<Name>) => Table } = {
  getCashFlow: ({ data }) => periodTable('Cash flow', data),
  getBalanceSheet: ({ data }) => balanceTable('Balance sheet', data),
  getProfitAndLoss: ({ data }) => periodTable('Profit and loss', data),
  getTrialBalance: ({ data }) => trialBalanceTable('Trial balance', data),
  getLedgerStatement: ({ data }) => ledgerStatementTable(`Statement of ${data.name}`, data),
};

/** The query for a file: the same, without pagination. */
export function queryForFile(name: ReportName, query: unknown): unknown {
  if (name !== 'getLedgerStatement') return query;
  return { ...(query as LedgerStatementQuery), page_token: undefined, page_size: mostLines };
}

/** The report as a file to save, named after the business, the report and its days. */
export function reportFile<Name extends ReportName>(
  name: Name,
  answer: ReportAnswer<Name>,
  format: FileFormat,
  business: Business,
): Result<FileToSend, Problem> {
  if ('pagination' in answer && answer.pagination.next_page_token !== null) {
    const message = `gives a statement of more than ${mostLines} lines, the maximum for a file`;
    return refuse(invalid([{ path: '/start_datetime', code: 'too_many_lines', message }]));
  }
  const table = tables[name](answer);
  return accept({
    name: fileName(business.name, `${table.title} ${table.time}`.trim(), format),
    mediaType: format === 'csv' ? `${reportMediaTypes.csv}; charset=utf-8` : reportMediaTypes[format],
    open: async () => accept(await bytesOf(table, format, business)),
  });
}

async function bytesOf(table: Table, format: FileFormat, { name, currency }: Business) {
  const decimals = decimalsOf(currency);
  if (format === 'csv') return csvOf(table, currency, decimals);
  const heading = [name, [table.title, table.time].filter((text) => text !== '').join(', ')];
  return workbookOf([{ ...table, heading }], currency, decimals);
}
