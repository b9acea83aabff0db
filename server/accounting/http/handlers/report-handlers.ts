import type { reports } from '@/lib/contract/operations/report-operations';
import { exportBooks } from '../../services/reports/export-books';
import { getBalanceSheet } from '../../services/reports/get-balance-sheet';
import { getCashFlow } from '../../services/reports/get-cash-flow';
import { getLedgerStatement } from '../../services/reports/get-ledger-statement';
import { getProfitAndLoss } from '../../services/reports/get-profit-and-loss';
import { getTrialBalance } from '../../services/reports/get-trial-balance';
import { listProbablePayments } from '../../services/reports/list-probable-payments';
import { data, type HandlersOf } from './handler';

export const reportHandlers: HandlersOf<typeof reports> = {
  getCashFlow: (ctx, { query }) => data(getCashFlow(ctx, query)),
  getBalanceSheet: (ctx, { query }) => data(getBalanceSheet(ctx, query)),
  getProfitAndLoss: (ctx, { query }) => data(getProfitAndLoss(ctx, query)),
  getTrialBalance: (ctx, { query }) => data(getTrialBalance(ctx, query)),
  getLedgerStatement: (ctx, { parameters, query }) => getLedgerStatement(ctx, { ...parameters, ...query }),
  listProbablePayments: (ctx, { query }) => data(listProbablePayments(ctx, query)),
  exportBooks: (ctx, { query }) => exportBooks(ctx, query),
};
