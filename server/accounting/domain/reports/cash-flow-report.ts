import type { EntityType } from '@/lib/contract/business';
import { type CashFlowActivity, type LedgerSubtype, ledgerSubtypes } from '@/lib/contract/ledger';
import type { CashFlowSection } from '@/lib/contract/record-key';
import type { Period } from '@/lib/dates/fiscal-year';
import { activityOf, isInCashPool } from '../cash-movements/cash-chart';
import { type SubtypeGroup, subtypeGroups, subtypeName } from './ledger-tree';
import type { ReportLedger } from './report-ledger';
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

export type CashFlowFigures = {
  ledgers: readonly ReportLedger[];
  /** Contiguous, in time order. */
  periods: readonly Period[];
  /** Balance of the cash pool (debits less credits, minor units) right before the first period. */
  startingCash: bigint;
  /** For each period, by ledger outside the pool, the cash movement it explains; an increase of cash is positive. */
  movements: readonly ReadonlyMap<string, bigint>[];
  /** Balance of the cash pool at each period's end, from the totals of the pool's own ledgers. */
  endingCash: readonly bigint[];
  entityType: EntityType;
};

const poolBefore: RowSource = { span: 'before_period', cash: 'pool' };
const wholeColumn: RowSource = { span: 'as_column' };
const poolThrough: RowSource = { span: 'through_period', cash: 'pool' };

const sections: readonly { key: CashFlowSection; name: string; activity: CashFlowActivity }[] = [
  { key: 'operating_activities', name: 'Operating activities', activity: 'operating' },
  { key: 'investing_activities', name: 'Investing activities', activity: 'investing' },
  { key: 'financing_activities', name: 'Financing activities', activity: 'financing' },
];

/** The order of groups within each section. A loan is in its subtype's group, under financing. */
const subtypeOrder: readonly LedgerSubtype[] = [
  ...ledgerSubtypes.revenue,
  ...ledgerSubtypes.expense,
  'current_asset',
  'uncategorized_asset',
  'fixed_asset',
  'other_asset',
  ...ledgerSubtypes.liability,
  ...ledgerSubtypes.equity,
];

/**
 * The cash flow report, direct method: the same rows in every period, each period starting where the last ended.
 * Throws when starting cash and net change do not make ending cash: that is a bug in the figures, never plugged.
 */
export function cashFlowReport(figures: CashFlowFigures): ReportRows[] {
  const shape = shapeOf(figures);
  let startingCash = figures.startingCash;
  return figures.periods.map((period, index) => {
    const movements = figures.movements[index];
    const endingCash = figures.endingCash[index];
    if (!movements || endingCash === undefined) throw new Error(`No cash figures for ${period.name}.`);
    const activities = activityRows(shape, movements);
    const netChange = activities.reduce((sum, row) => sum + row.totalAmount, 0n);
    assertFoots(period, startingCash, netChange, endingCash);
    const records = [
      figureRow({ key: 'starting_cash', name: 'Starting cash' }, startingCash, poolBefore),
      ...activities,
      figureRow({ key: 'net_change_in_cash', name: 'Net change in cash' }, netChange, wholeColumn),
      figureRow({ key: 'ending_cash', name: 'Ending cash' }, endingCash, poolThrough),
    ];
    startingCash = endingCash;
    return { period: period.name, records };
  });
}

type Shape = {
  sections: { title: RowTitle; source: RowSource; groups: (SubtypeGroup & ShapeOfGroup)[] }[];
  /** Ledgers that the business keeps out of the report, with a movement in any period. */
  unreported: readonly string[];
};

type ShapeOfGroup = { title: RowTitle; source: RowSource };

function shapeOf({ ledgers, movements, entityType }: CashFlowFigures): Shape {
  const reported = ledgers.filter((ledger) => ledger.report_cash_flow && !isInCashPool(ledger));
  const unreported = ledgers.filter((ledger) => !ledger.report_cash_flow).map((ledger) => ledger.id);
  return {
    sections: sections.map(({ key, name, activity }) => ({
      title: { key, name },
      source: reportedSource(activity),
      groups: subtypeGroups(
        reported.filter((ledger) => activityOf(ledger) === activity),
        subtypeOrder,
      ).map((group) => ({
        ...group,
        title: { key: `${key}:${group.subtype}`, name: subtypeName(group.subtype, entityType) },
        source: reportedSource(activity, group.subtype),
      })),
    })),
    unreported: unreported.filter((ledgerId) => movements.some((period) => period.has(ledgerId))),
  };
}

function activityRows(shape: Shape, movements: ReadonlyMap<string, bigint>): ReportRow[] {
  const movementOf = (ledgerId: string) => movements.get(ledgerId);
  const rows = shape.sections.map((section) =>
    groupRow(
      section.title,
      section.groups.map((group) =>
        groupRow(
          group.title,
          group.nodes.map((node) => ledgerRow(node, movementOf)),
          group.source,
        ),
      ),
      section.source,
    ),
  );
  if (shape.unreported.length > 0) rows.push(unreportedRow(shape.unreported, movements));
  return rows;
}

function reportedSource(activity: CashFlowActivity, subtype?: LedgerSubtype): RowSource {
  return { span: 'as_column', activity, ...(subtype ? { subtypes: [subtype] } : {}), cash: 'reported' };
}

/** One row for all ledgers whose movements are not to be shown, so that the report still foots. */
function unreportedRow(ledgerIds: readonly string[], movements: ReadonlyMap<string, bigint>): ReportRow {
  const amount = ledgerIds.reduce((sum, ledgerId) => sum + (movements.get(ledgerId) ?? 0n), 0n);
  return figureRow(
    { key: 'not_reported_separately', name: 'Not reported separately' },
    amount,
    { span: 'as_column', cash: 'unreported' },
    ledgerIds.some((ledgerId) => movements.has(ledgerId)),
  );
}

function assertFoots(period: Period, starting: bigint, net: bigint, ending: bigint): void {
  if (starting + net === ending) return;
  const numbers = `starting ${starting}, net change ${net}, ending ${ending} minor units`;
  throw new UnfootedReportError(`The cash flow report of ${period.name} does not foot: ${numbers}.`);
}
