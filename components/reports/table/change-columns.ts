import { formatChange } from '@/lib/format/percent';
import { absolute } from '@/lib/money/absolute';
import type { ChangeSense, ReportColumn } from '../report-column';
import type { ReportRow } from '../report-rows';

type ChangeOptions = {
  locale: string;
  /** What is compared with, such as `since Oct 31, 2026`: a phone, which shows no other column of it, has it in the title. */
  against: string;
  /** Of no other row the change is given in percent, or judged. */
  isComparable?: ((row: ReportRow) => boolean) | undefined;
  /** Of no other row it is said whether the change is for the better. */
  isJudged?: (row: ReportRow) => boolean;
};

/** What changed from one column to another, as an amount and in percent of what was before. */
export function changeColumns(
  from: ReportColumn,
  to: ReportColumn,
  { locale, against, isComparable = () => true, isJudged = () => true }: ChangeOptions,
): [ReportColumn, ReportColumn] {
  const before = (row: ReportRow) => from.unitsOf(row) ?? 0n;
  const change = (row: ReportRow) => (to.unitsOf(row) ?? 0n) - before(row);
  const isNew = (row: ReportRow) => before(row) === 0n && change(row) !== 0n;
  const textOf = (row: ReportRow) =>
    percentText(change(row), before(row), locale) ?? (isNew(row) ? 'new' : null);
  const isCompared = (row: ReportRow) => isComparable(row) && !isAfterLoss(row, before(row));
  const column = { unitsOf: change, entriesOf: () => null, isPinned: true };
  return [
    { ...column, key: changeKey, title: 'Change' },
    {
      ...column,
      key: changePercentKey,
      title: 'Change, %',
      phoneTitle: `% change ${against}`,
      isMain: true,
      percentOf: (row) => (isCompared(row) ? percentOf(change(row), before(row)) : null),
      textOf: (row) => (isCompared(row) ? textOf(row) : null),
      senseOf: (row) => (isCompared(row) && isJudged(row) ? senseOf(row, change(row), before(row)) : null),
    },
  ];
}

export const changeKey = 'change';
export const changePercentKey = 'change-percent';

/** The sections of which less is better. */
const costs = ['cost_of_goods_sold', 'operating_expenses', 'other_outflow', 'liabilities'];
/** Sums of both sides, and rows of which neither more nor less is better. */
const neither = ['liabilities_and_equity', 'starting_cash'];

/** What is left of both signs. */
const results = [
  ...['gross_profit', 'operating_income', 'net_income', 'retained_earnings', 'equity'],
  ...['operating_activities', 'investing_activities', 'financing_activities', 'net_change_in_cash'],
  ...['starting_cash', 'ending_cash'],
];

/**
 * In percent of a loss, a deeper one would be growth: nothing tells which is meant, and accountants leave it out. All that retained
 * earnings are made of are results of years.
 */
function isAfterLoss({ path }: ReportRow, before: bigint): boolean {
  const parts = path.split('/');
  return before < 0n && (parts.includes('retained_earnings') || results.includes(parts.at(-1) ?? ''));
}

/** A rise or a fall is one of the size, so that an outflow that grew rises like a cost that did. */
function senseOf({ path }: ReportRow, change: bigint, before: bigint): ChangeSense | null {
  const [, section = ''] = path.split('/');
  if (change === 0n || neither.includes(section) || isReversed(change, before)) return null;
  return {
    isRise: absolute(before + change) > absolute(before),
    isBetter: change > 0n !== costs.includes(section),
  };
}

/** Whether of any row it is said that its change is for the better or the worse. */
export function isAnyJudged(rows: readonly ReportRow[], columns: readonly ReportColumn[]): boolean {
  const isJudged = (row: ReportRow): boolean =>
    columns.some(({ senseOf }) => senseOf && senseOf(row) !== null) || row.children.some(isJudged);
  return rows.some(isJudged);
}

/** A debt that became a claim, or a loss a profit, is no part of what it was before. */
function isReversed(change: bigint, before: bigint): boolean {
  const now = before + change;
  return (now < 0n && before > 0n) || (now > 0n && before < 0n);
}

/** By how much the size grew, with one decimal; null where there was nothing of the kind to compare with. */
export function percentOf(change: bigint, before: bigint): number | null {
  if (before === 0n || isReversed(change, before)) return null;
  const growth = absolute(before + change) - absolute(before);
  const hundredths = Number((growth * 10_000n) / absolute(before));
  // Halves away from zero, so that a fall is rounded like a rise.
  return (Math.sign(hundredths) * Math.round(Math.abs(hundredths) / 10)) / 10;
}

/** By how much the size grew, with one decimal and always a sign; null where there was nothing of the kind to compare with. */
export function percentText(change: bigint, before: bigint, locale: string): string | null {
  const percent = percentOf(change, before);
  return percent === null ? null : formatChange(percent, locale);
}
