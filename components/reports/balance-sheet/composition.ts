import type { ReportRow } from '../report-rows';

const sections = ['assets', 'liabilities', 'equity'] as const;
/** The section of the sheet that a band shows. */
export type Section = (typeof sections)[number];

/** A part of one side: an amount on each day, in minor units, never negative. */
export type Band = {
  key: string;
  name: string;
  section: Section;
  units: readonly bigint[];
  /** What is negative in its own section is on the other side, so that both are equally long. */
  isOpposite: boolean;
};

export type Side = { name: string; bands: Band[] };

type Options = {
  /** Places of the days among the totals of the rows, in time order. */
  columns: readonly number[];
  /** Equity by its parts, not as one piece. */
  hasEquityParts: boolean;
};

type Part = { key: string; name: string; section: Section; totals: readonly bigint[] };

/**
 * What there is, beside what is owed and what is the owners' own. Since assets are liabilities and equity, both sides come to
 * the same sum on each day; nothing of 0 is in them.
 */
export function sidesOf(rows: readonly ReportRow[], { columns, hasEquityParts }: Options): Side[] {
  const [assets, liabilities, equity] = sections.map((key) => rows.find((row) => row.key === key));
  if (!assets || !liabilities || !equity) return [];
  const own = partsOf(assets, 'assets');
  const claims = [
    ...partsOf(liabilities, 'liabilities'),
    ...(hasEquityParts
      ? partsOf(equity, 'equity')
      : [{ key: 'equity', name: 'Yours', section: 'equity' as const, totals: equity.totals }]),
  ];
  return [
    { name: 'What you own', bands: [...bandsOf(own, columns), ...oppositesOf(claims, columns)] },
    {
      name: 'What you owe, and what is yours',
      bands: [...bandsOf(claims, columns), ...oppositesOf(own, columns)],
    },
  ];
}

/** The sum of a side on a day, in minor units: the same of both. */
export function lengthOf(side: Side, day: number): bigint {
  return side.bands.reduce((sum, { units }) => sum + (units[day] ?? 0n), 0n);
}

function partsOf({ children }: ReportRow, section: Section): Part[] {
  return children.map(({ key, name, totals }) => ({ key, name, section, totals }));
}

function bandsOf(parts: readonly Part[], columns: readonly number[]): Band[] {
  return withAmounts(
    parts.map(({ totals, ...part }) => ({
      ...part,
      isOpposite: false,
      units: columns.map((column) => atLeastZero(totals[column] ?? 0n)),
    })),
  );
}

function oppositesOf(parts: readonly Part[], columns: readonly number[]): Band[] {
  return withAmounts(
    parts.map(({ totals, ...part }) => ({
      ...part,
      name: negativeName(part),
      isOpposite: true,
      units: columns.map((column) => atLeastZero(-(totals[column] ?? 0n))),
    })),
  );
}

/** What it means to an owner that a part is negative. */
function negativeName({ key, name, section }: Omit<Part, 'totals'>): string {
  if (key === 'equity') return 'Owed beyond what you own';
  if (key === 'subtype:distribution') return 'Taken out';
  if (key === 'net_income') return 'Loss this year';
  if (key === 'retained_earnings') return 'Losses and payouts of earlier years';
  return section === 'liabilities' ? `${name}: paid ahead` : `${name}: below zero`;
}

function withAmounts(bands: Band[]): Band[] {
  return bands.filter(({ units }) => units.some((each) => each !== 0n));
}

function atLeastZero(units: bigint): bigint {
  if (units < 0n) return 0n;
  return units;
}
