import { reports } from '../contract/operations/report-operations';
import { passOn } from './read';

export const reportReads = {
  'cash-flow': passOn('reports/cash-flow', reports.getCashFlow),
  'profit-and-loss': passOn('reports/profit-and-loss', reports.getProfitAndLoss),
  'balance-sheet': passOn('reports/balance-sheet', reports.getBalanceSheet),
  'trial-balance': passOn('reports/trial-balance', reports.getTrialBalance),
  'ledger-statement': passOn('reports/ledger-statement/{ledger_id}', reports.getLedgerStatement),
};
