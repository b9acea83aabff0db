import { z } from 'zod';
import { businessParameters } from '../business';
import { type Operation, operation } from '../operation';
import { dataOf, pagination } from '../primitives';
import { probableMovement } from '../probable-payment';
import {
  balanceSheetQuery,
  daysQuery,
  exportQuery,
  ledgerStatement,
  ledgerStatementParameters,
  ledgerStatementQuery,
  periodReport,
  periodReportQuery,
  trialBalanceQuery,
  trialBalanceReport,
} from '../report';
import { storedFile } from '../stored-file';
import { inBusiness } from './in-business';

const tag = 'Reports';
const scope = 'report:read';

export const reports = {
  getCashFlow: operation({
    method: 'GET',
    path: `${inBusiness}/reports/cash-flow`,
    summary: 'Cash flow report, direct method',
    tag,
    scope,
    parameters: businessParameters,
    query: periodReportQuery,
    answer: dataOf(z.array(periodReport)),
    answersTables: true,
    status: 200,
  }),
  getBalanceSheet: operation({
    method: 'GET',
    path: `${inBusiness}/reports/balance-sheet`,
    summary: 'Balance sheet as of a date-time, or as of the end of each period',
    tag,
    scope,
    parameters: businessParameters,
    query: balanceSheetQuery,
    answer: dataOf(z.array(periodReport)),
    answersTables: true,
    status: 200,
  }),
  getProfitAndLoss: operation({
    method: 'GET',
    path: `${inBusiness}/reports/profit-and-loss`,
    summary: 'Profit and loss, accrual basis',
    tag,
    scope,
    parameters: businessParameters,
    query: periodReportQuery,
    answer: dataOf(z.array(periodReport)),
    answersTables: true,
    status: 200,
  }),
  getTrialBalance: operation({
    method: 'GET',
    path: `${inBusiness}/reports/trial-balance`,
    summary: 'Trial balance as of a date-time, with the net balance of each ledger as a debit or a credit',
    tag,
    scope,
    parameters: businessParameters,
    query: trialBalanceQuery,
    answer: dataOf(z.array(trialBalanceReport)),
    answersTables: true,
    status: 200,
  }),
  getLedgerStatement: operation({
    method: 'GET',
    path: `${inBusiness}/reports/ledger-statement/{ledger_id}`,
    summary:
      'Ledger statement: the line entries of a ledger by date, with opening, running and closing balances',
    tag,
    scope,
    parameters: ledgerStatementParameters,
    query: ledgerStatementQuery,
    answer: dataOf(ledgerStatement).extend({ pagination }),
    answersTables: true,
    status: 200,
  }),
  listProbablePayments: operation({
    method: 'GET',
    path: `${inBusiness}/reports/probable-payments`,
    summary:
      'List the probable payments of invoices and bills among the entries between two date-times, by ledger',
    tag,
    scope,
    parameters: businessParameters,
    query: daysQuery,
    answer: dataOf(z.array(probableMovement)),
    status: 200,
  }),
  exportBooks: operation({
    method: 'GET',
    path: `${inBusiness}/export`,
    summary:
      'Export the books as plain text for hledger or Beancount, on the accrual basis, from entries_start',
    tag: 'Export',
    scope: 'journal_entry:read',
    parameters: businessParameters,
    query: exportQuery,
    answer: storedFile,
    answersFile: ['text/plain'],
    status: 200,
  }),
} satisfies Record<string, Operation>;
