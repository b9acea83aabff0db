import { describe, expect, it } from 'vitest';
import {
  financialAccountType,
  type LedgerSubtype,
  type LedgerType,
  ledgerSubtypes,
} from '@/lib/contract/ledger';
import { smallChart } from '../reports/testing/small-chart';
import { activityOf, cashChart, isInCashPool } from './cash-chart';

it('has five financial account types in the cash pool, unless excluded from the report', () => {
  const kinds = [...financialAccountType.options, null];
  const pooled = kinds.filter((kind) =>
    isInCashPool({ financial_account_type: kind, report_cash_flow: true }),
  );
  expect(pooled).toEqual(['bank_account', 'credit_card', 'prepaid_card', 'payments', 'payroll']);
  for (const kind of kinds) {
    expect(isInCashPool({ financial_account_type: kind, report_cash_flow: false })).toBe(false);
  }
});

const typeOf = (subtype: LedgerSubtype): LedgerType => {
  const types = Object.entries(ledgerSubtypes) as [LedgerType, readonly LedgerSubtype[]][];
  const found = types.find(([, subtypes]) => subtypes.includes(subtype));
  if (!found) throw new Error(`${subtype} is of no type`);
  return found[0];
};
const ledger = (subtype: LedgerSubtype) => ({
  type: typeOf(subtype),
  subtype,
  report_cash_flow: true,
  financial_account_type: null,
});

describe('activityOf', () => {
  it.each(
    Object.entries({
      operating: [
        'operating_revenue',
        'other_inflow',
        'cost_of_goods_sold',
        'operating_expense',
        'other_outflow',
        'current_asset',
        'uncategorized_asset',
        'current_liability',
      ],
      investing: ['fixed_asset', 'other_asset'],
      financing: [
        'long_term_liability',
        'contribution',
        'distribution',
        'common_stock',
        'preferred_stock',
        'additional_capital',
        'opening_balance',
        'retained_earnings',
        'memo',
      ],
    } satisfies Record<string, LedgerSubtype[]>),
  )('%s', (activity, subtypes) => {
    expect(subtypes.map((subtype) => activityOf(ledger(subtype)))).toEqual(subtypes.map(() => activity));
  });

  it.each(['current_liability', 'long_term_liability', 'current_asset', 'fixed_asset'] as const)(
    'a loan is financing as %s',
    (subtype) => {
      expect(activityOf({ ...ledger(subtype), financial_account_type: 'loan' })).toBe('financing');
    },
  );

  it.each(['fixed_asset', 'contribution', 'long_term_liability'] as const)(
    'a ledger excluded from the report is operating as %s',
    (subtype) => {
      const hidden = { ...ledger(subtype), report_cash_flow: false };
      expect(activityOf(hidden)).toBe('operating');
      expect(activityOf({ ...hidden, financial_account_type: 'loan' })).toBe('operating');
    },
  );
});

it('finds the pool and the sections of ledgers by id', () => {
  const chart = cashChart(smallChart);
  expect(smallChart.map(({ id }) => id).filter(chart.isInPool)).toEqual(['bank', 'card']);
  expect(['receivable', 'machines', 'loan', 'capital', 'rent', 'secret'].map(chart.activityOf)).toEqual([
    'operating',
    'investing',
    'financing',
    'financing',
    'operating',
    'operating',
  ]);
});

it('throws for an unknown ledger', () => {
  const chart = cashChart(smallChart);
  expect(() => chart.isInPool('unknown')).toThrow('ledger unknown is not in the chart');
  expect(() => chart.activityOf('unknown')).toThrow('ledger unknown is not in the chart');
});
