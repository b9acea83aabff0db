import { passOn } from './read';

export const reportReads = {
  'cash-flow': passOn('reports/cash-flow', 'getCashFlow'),
  'profit-and-loss': passOn('reports/profit-and-loss', 'getProfitAndLoss'),
  'balance-sheet': passOn('reports/balance-sheet', 'getBalanceSheet'),
  'trial-balance': passOn('reports/trial-balance', 'getTrialBalance'),
  'probable-payments': passOn('reports/probable-payments', 'listProbablePayments'),
  'ledger-statement': passOn('reports/ledger-statement/{ledger_id}', 'getLedgerStatement'),
};
