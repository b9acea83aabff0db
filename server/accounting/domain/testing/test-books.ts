import type { Books } from '../books';
import { type Chart, type ChartLedger, chartOf } from '../chart-of-accounts/chart';
import { smallChart } from '../reports/testing/small-chart';

/** Books in US dollars that are open since 2025; identifiers count: new-1, new-2, … */
export function testBooks(special: Partial<Books> = {}): Books {
  let count = 0;
  return {
    currency: 'USD',
    entriesStart: '2025-01-01T00:00:00.000Z',
    lockedThrough: null,
    isActive: true,
    now: '2026-03-01T12:00:00.000Z',
    newId: () => {
      count += 1;
      return `new-${count}`;
    },
    ...special,
  };
}

const asset = { type: 'asset', subtype: 'current_asset', debit_credit: 'debit' } as const;
const liability = { type: 'liability', subtype: 'current_liability', debit_credit: 'credit' } as const;

/**
 * The small chart of the reports' tests, with what verbs look for besides: payable, receivable, tax, the uncategorized
 * ledgers, and `old`, which is archived.
 */
export function testChart(): Chart {
  return chartOf([
    ...smallChart.map((ledger) => chartLedger(ledger.id, ledger)),
    chartLedger('savings', { ...asset, financial_account_type: 'bank_account' }),
    chartLedger('old', { archived: true }),
    chartLedger('payable', {
      ...liability,
      financial_account_type: 'accounts_payable',
      purpose: 'accounts_payable',
    }),
    chartLedger('receivable', {
      ...asset,
      financial_account_type: 'accounts_receivable',
      purpose: 'accounts_receivable',
    }),
    chartLedger('deposits', { ...liability, purpose: 'customer_deposits' }),
    chartLedger('prepaid', { ...asset, purpose: 'prepaid_expenses' }),
    chartLedger('tax', { ...liability, purpose: 'sales_tax_payable' }),
    chartLedger('in', { type: 'revenue', subtype: 'other_inflow', purpose: 'uncategorized_inflow' }),
    chartLedger('unknown', { ...asset, subtype: 'uncategorized_asset', purpose: 'uncategorized_asset' }),
    chartLedger('out', { purpose: 'uncategorized_outflow' }),
  ]);
}

function chartLedger(id: string, special: Partial<ChartLedger>): ChartLedger {
  return {
    id,
    name: `${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    type: 'expense',
    subtype: 'operating_expense',
    debit_credit: 'debit',
    report_cash_flow: true,
    financial_account_type: null,
    sort_code: null,
    parent_id: null,
    archived: false,
    purpose: null,
    ...special,
  };
}
