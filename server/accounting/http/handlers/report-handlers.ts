import type { reports } from '@/lib/contract/operations/report-operations';
import { getBalanceSheet } from '../../services/reports/get-balance-sheet';
import { getCashFlow } from '../../services/reports/get-cash-flow';
import { data, type HandlersOf } from './handler';

export const reportHandlers: HandlersOf<typeof reports> = {
  getCashFlow: (ctx, { query }) => data(getCashFlow(ctx, query)),
  getBalanceSheet: (ctx, { query }) => data(getBalanceSheet(ctx, query)),
};
