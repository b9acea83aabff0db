import type { EntityType } from '@/lib/contract/business';
import type { DefaultLedger } from '@/lib/contract/chart-of-accounts';

/** What a new business of each legal form starts with, as the service that will make it says. */
export type DefaultCharts = Record<EntityType, readonly DefaultLedger[]>;

/** The keys of the ledgers of a form that not every form has, in the order of its chart. */
export function ownKeys(charts: DefaultCharts, entityType: EntityType): string[] {
  const others = Object.values(charts);
  return charts[entityType]
    .filter(
      ({ key, name }) =>
        !others.every((chart) => chart.some((each) => each.key === key && each.name === name)),
    )
    .map(({ key }) => key);
}

/** The equity ledgers that tell the form from others, in a line. */
export function ownEquity(charts: DefaultCharts, entityType: EntityType): string {
  const own = new Set(ownKeys(charts, entityType));
  return charts[entityType]
    .filter(({ key, type }) => type === 'equity' && own.has(key))
    .map(({ name }) => name)
    .join(' · ');
}

/** A ledger as a line of the preview; `depth` 0 for one without a parent. */
export type PreviewLine = DefaultLedger & { depth: number };

/** The chart with every parent right before its children, each otherwise in its place. */
export function previewLines(chart: readonly DefaultLedger[]): PreviewLine[] {
  const linesBelow = (parent: string | null, depth: number): PreviewLine[] =>
    chart
      .filter(({ parent_key }) => parent_key === parent)
      .flatMap((ledger) => [{ ...ledger, depth }, ...linesBelow(ledger.key, depth + 1)]);
  return linesBelow(null, 0);
}
