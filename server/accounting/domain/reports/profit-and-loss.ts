import type { LedgerSubtype } from '@/lib/contract/ledger';
import type { Period } from '@/lib/dates/fiscal-year';
import { type LedgerNode, subtypeGroups } from './ledger-tree';
import {
  creditBalance,
  debitBalance,
  isResultLedger,
  type LedgerTotals,
  type ReportLedger,
} from './report-ledger';
import {
  figureRow,
  groupRow,
  ledgerRow,
  type ReportRow,
  type ReportRows,
  type RowSource,
  type RowTitle,
} from './report-row';
import { UnfootedReportError } from './unfooted-report';

export type ProfitAndLossFigures = {
  ledgers: readonly ReportLedger[];
  periods: readonly Period[];
  /** What was posted in each period, by ledger: all ledgers, not those of the result alone. */
  totals: readonly LedgerTotals[];
};

const sectionTitles = {
  operating_revenue: { key: 'revenue', name: 'Revenue' },
  cost_of_goods_sold: { key: 'cost_of_goods_sold', name: 'Cost of goods sold' },
  operating_expense: { key: 'operating_expenses', name: 'Operating expenses' },
  other_inflow: { key: 'other_inflow', name: 'Other inflow' },
  other_outflow: { key: 'other_outflow', name: 'Other outflow' },
} as const satisfies Partial<Record<LedgerSubtype, RowTitle>>;

type Section = keyof typeof sectionTitles;

const stepTitles = {
  gross_profit: { key: 'gross_profit', name: 'Gross profit' },
  operating_income: { key: 'operating_income', name: 'Operating income' },
  net_income: { key: 'net_income', name: 'Net income' },
} as const satisfies Record<string, RowTitle>;

const sourceOf = (...subtypes: Section[]): RowSource => ({ span: 'as_column', subtypes });

const sectionSources: Record<Section, RowSource> = {
  operating_revenue: sourceOf('operating_revenue'),
  cost_of_goods_sold: sourceOf('cost_of_goods_sold'),
  operating_expense: sourceOf('operating_expense'),
  other_inflow: sourceOf('other_inflow'),
  other_outflow: sourceOf('other_outflow'),
};

/** The ledgers that each step has taken in. */
const stepSources: Record<keyof typeof stepTitles, RowSource> = {
  gross_profit: sourceOf('operating_revenue', 'cost_of_goods_sold'),
  operating_income: sourceOf('operating_revenue', 'cost_of_goods_sold', 'operating_expense'),
  net_income: sourceOf(
    'operating_revenue',
    'cost_of_goods_sold',
    'operating_expense',
    'other_inflow',
    'other_outflow',
  ),
};

/**
 * Profit and loss in several steps (IAS 1.103): the same rows in every period. Revenue and other inflow are positive
 * by credit, costs, expenses and other outflow by debit. Throws when net income is not what the balance sheet's
 * ledgers gained in the period: that is a bug in the figures, never plugged.
 */
export function profitAndLoss({ ledgers, periods, totals }: ProfitAndLossFigures): ReportRows[] {
  const nodes = nodesOf(ledgers);
  return periods.map(({ name }, index) => {
    const posted = totals[index];
    if (!posted) throw new Error(`No totals for ${name}.`);
    const records = rowsOf(nodes, posted);
    const netIncome = records.at(-1)?.totalAmount ?? 0n;
    assertFoots(name, netIncome, gainOf(ledgers, posted));
    return { period: name, records };
  });
}

function nodesOf(ledgers: readonly ReportLedger[]): Record<Section, LedgerNode[]> {
  const nodes = (subtype: Section) => subtypeGroups(ledgers, [subtype]).flatMap((group) => group.nodes);
  return {
    operating_revenue: nodes('operating_revenue'),
    cost_of_goods_sold: nodes('cost_of_goods_sold'),
    operating_expense: nodes('operating_expense'),
    other_inflow: nodes('other_inflow'),
    other_outflow: nodes('other_outflow'),
  };
}

function rowsOf(nodes: Record<Section, LedgerNode[]>, posted: LedgerTotals): ReportRow[] {
  const section = (subtype: Section, balance: typeof creditBalance) => {
    const amountOf = (ledgerId: string) => {
      const sides = posted.get(ledgerId);
      return sides && balance(sides);
    };
    return groupRow(
      sectionTitles[subtype],
      nodes[subtype].map((node) => ledgerRow(node, amountOf)),
      sectionSources[subtype],
    );
  };
  const revenue = section('operating_revenue', creditBalance);
  const costs = section('cost_of_goods_sold', debitBalance);
  const expenses = section('operating_expense', debitBalance);
  const inflow = section('other_inflow', creditBalance);
  const outflow = section('other_outflow', debitBalance);
  const grossProfit = revenue.totalAmount - costs.totalAmount;
  const operatingIncome = grossProfit - expenses.totalAmount;
  const netIncome = operatingIncome + inflow.totalAmount - outflow.totalAmount;
  const figure = (step: keyof typeof stepTitles, amount: bigint, ...sections: ReportRow[]) => {
    const hasEntries = sections.some((each) => each.hasEntries);
    return figureRow(stepTitles[step], amount, stepSources[step], hasEntries);
  };
  return [
    revenue,
    costs,
    figure('gross_profit', grossProfit, revenue, costs),
    expenses,
    figure('operating_income', operatingIncome, revenue, costs, expenses),
    inflow,
    outflow,
    figure('net_income', netIncome, revenue, costs, expenses, inflow, outflow),
  ];
}

/** What all other ledgers gained: in double entry, the result seen from the other side. */
function gainOf(ledgers: readonly ReportLedger[], posted: LedgerTotals): bigint {
  let gain = 0n;
  for (const ledger of ledgers) {
    const sides = isResultLedger(ledger) ? undefined : posted.get(ledger.id);
    if (sides) gain += debitBalance(sides);
  }
  return gain;
}

function assertFoots(period: string, netIncome: bigint, gain: bigint): void {
  if (netIncome === gain) return;
  const numbers = `net income ${netIncome}, gain of all other ledgers ${gain} minor units`;
  throw new UnfootedReportError(`The profit and loss of ${period} does not foot: ${numbers}.`);
}
