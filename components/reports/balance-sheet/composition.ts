import type { ReportRow } from '../report-rows';

/** Which section of the sheet a part stands in. */
const sections = ['assets', 'liabilities', 'equity'] as const;
export type Section = (typeof sections)[number];
export type Part = { key: string; name: string; units: bigint; section: Section };
export type Composition = { name: string; total: bigint; parts: Part[] };

/**
 * What the two sides of the sheet are made of, from the groups right below the sections; nothing of 0.
 * @param column which of the sheets
 */
export function compositions(rows: readonly ReportRow[], column: number): Composition[] {
  const [assets, liabilities, equity] = sections.map((section) => rows.find(({ key }) => key === section));
  if (!assets || !liabilities || !equity) return [];
  const claims = [...partsOf(liabilities, 'liabilities', column), ...partsOf(equity, 'equity', column)];
  return [
    { name: 'Assets', total: assets.totals[column] ?? 0n, parts: partsOf(assets, 'assets', column) },
    { name: 'Liabilities and equity', total: sumOf(claims), parts: claims },
  ];
}

function partsOf({ children }: ReportRow, section: Section, column: number): Part[] {
  return children
    .map(({ key, name, totals }) => ({ key, name, units: totals[column] ?? 0n, section }))
    .filter((part) => part.units !== 0n);
}

function sumOf(parts: readonly Part[]): bigint {
  return parts.reduce((sum, part) => sum + part.units, 0n);
}

export type Segment = Part & { start: number; width: number };

/** The parts along one axis, in percent of the widest side: negative ones lead away from zero to the left. */
export function segmentsOf(sides: readonly Composition[]): { zero: number; sides: Segment[][] } {
  const below = sides.map(({ parts }) => -sumOf(parts.filter((part) => part.units < 0n)));
  const above = sides.map(({ parts }) => sumOf(parts.filter((part) => part.units > 0n)));
  const left = largest(below);
  const span = left + largest(above);
  if (span === 0n) return { zero: 0, sides: sides.map(() => []) };
  // Ten-thousandths of a percent are finer than any screen; beyond them only floats would be left.
  const percent = (units: bigint) => Number((units * 1_000_000n) / span) / 10_000;
  return { zero: percent(left), sides: sides.map(({ parts }) => alongAxis(parts, left, percent)) };
}

function alongAxis(parts: readonly Part[], left: bigint, percent: (units: bigint) => number): Segment[] {
  let leftEnd = left;
  let rightEnd = left;
  return parts.map((part) => {
    const isBelow = part.units < 0n;
    const from = isBelow ? leftEnd + part.units : rightEnd;
    if (isBelow) leftEnd = from;
    else rightEnd += part.units;
    const width = isBelow ? -part.units : part.units;
    return { ...part, start: percent(from), width: percent(width) };
  });
}

function largest(values: readonly bigint[]): bigint {
  let most = 0n;
  for (const value of values) if (value > most) most = value;
  return most;
}
