import type { ReportLedger } from '../report-ledger';

type Special = Partial<ReportLedger>;

function ledger(
  id: string,
  name: string,
  type: ReportLedger['type'],
  subtype: ReportLedger['subtype'],
  special: Special = {},
) {
  const debit_credit = type === 'asset' || type === 'expense' ? 'debit' : 'credit';
  const rest = { report_cash_flow: true, financial_account_type: null, sort_code: null, parent_id: null };
  return { id, name, type, subtype, debit_credit, ...rest, ...special } satisfies ReportLedger;
}

/** A chart small enough to read beside an expected report, with every special case once. */
export const smallChart: ReportLedger[] = [
  ledger('bank', 'Bank', 'asset', 'current_asset', {
    financial_account_type: 'bank_account',
    sort_code: '10',
  }),
  ledger('card', 'Card', 'liability', 'current_liability', { financial_account_type: 'credit_card' }),
  ledger('receivable', 'Receivable', 'asset', 'current_asset', { sort_code: '12' }),
  ledger('machines', 'Machines', 'asset', 'fixed_asset', { sort_code: '15' }),
  ledger('worn', 'Worn off', 'asset', 'fixed_asset', { parent_id: 'machines', debit_credit: 'credit' }),
  ledger('loan', 'Loan', 'liability', 'long_term_liability', { financial_account_type: 'loan' }),
  ledger('capital', 'Capital', 'equity', 'contribution'),
  ledger('kept', 'Kept profit', 'equity', 'retained_earnings'),
  ledger('sales', 'Sales', 'revenue', 'operating_revenue'),
  ledger('costs', 'Costs', 'expense', 'operating_expense', { sort_code: '60' }),
  ledger('rent', 'Rent', 'expense', 'operating_expense', { sort_code: '61', parent_id: 'costs' }),
  ledger('wear', 'Wear', 'expense', 'operating_expense', { sort_code: '62', parent_id: 'costs' }),
  ledger('interest', 'Interest', 'expense', 'other_outflow', { parent_id: 'costs' }),
  ledger('secret', 'Secret', 'expense', 'operating_expense', { parent_id: 'costs', report_cash_flow: false }),
];
