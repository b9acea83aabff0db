import { z } from 'zod';
import { businessParameters } from '../business';
import { type Operation, operation } from '../operation';
import { dataOf } from '../primitives';
import { balanceSheetQuery, cashFlowQuery, periodReport } from '../report';
import { inBusiness } from './in-business';

export const reports = {
  getCashFlow: operation({
    method: 'GET',
    path: `${inBusiness}/reports/cash-flow`,
    summary: 'Cash flow report, direct method',
    tag: 'Reports',
    scope: 'report:read',
    parameters: businessParameters,
    query: cashFlowQuery,
    answer: dataOf(z.array(periodReport)),
    status: 200,
  }),
  getBalanceSheet: operation({
    method: 'GET',
    path: `${inBusiness}/reports/balance-sheet`,
    summary: 'Balance sheet as of an instant',
    tag: 'Reports',
    scope: 'report:read',
    parameters: businessParameters,
    query: balanceSheetQuery,
    answer: dataOf(z.array(periodReport)),
    status: 200,
  }),
} satisfies Record<string, Operation>;
