import type { Medians } from './measure-reports';

/** A line of the picture: what it is called, and whether it is the service or the reference. */
const lines = [
  { of: 'balance_sheet', name: 'balance sheet', color: '#0f766e', dashes: 'none' },
  { of: 'cash_flow_monthly', name: 'cash flow by month', color: '#1d4ed8', dashes: 'none' },
  { of: 'balance_sheet by SQL', name: 'GROUP BY ledger in SQL', color: '#0f766e', dashes: '5 4' },
  { of: 'cash_flow_monthly by SQL', name: 'GROUP BY ledger, month in SQL', color: '#1d4ed8', dashes: '5 4' },
] as const;

const [width, height] = [720, 400];
const frame = { left: 64, right: 250, top: 24, bottom: 48 };

/** Latency against size as an SVG, both axes logarithmic: a straight rising line is work that grows with the books. */
export function latencyPlot(sizes: readonly number[], medians: readonly Medians[]): string {
  const values = lines.flatMap(({ of }) => medians.flatMap((each) => each.get(of) ?? []));
  const x = scale([Math.min(...sizes), Math.max(...sizes)], [frame.left, width - frame.right]);
  const y = scale(
    [10 ** Math.floor(Math.log10(Math.min(...values))), 10 ** Math.ceil(Math.log10(Math.max(...values)))],
    [height - frame.bottom, frame.top],
  );
  const drawn = lines.map(({ of, name, color, dashes }) => {
    const points = sizes.map((size, index) => [x(size), y(medians[index]?.get(of) ?? Number.NaN)] as const);
    const [endX, endY] = points.at(-1) ?? [0, 0];
    return `<polyline points="${points.map((point) => point.map(rounded).join(',')).join(' ')}" fill="none" stroke="${color}" stroke-width="2" stroke-dasharray="${dashes}"/>
<text x="${rounded(endX + 8)}" y="${rounded(endY + 4)}" fill="${color}">${name}</text>`;
  });
  const sizeTicks = sizes.map(
    (size) =>
      `<text x="${rounded(x(size))}" y="${height - frame.bottom + 20}" text-anchor="middle">${size.toLocaleString('en')}</text>`,
  );
  const timeTicks = decades(values).map(
    (
      value,
    ) => `<line x1="${frame.left}" x2="${width - frame.right}" y1="${rounded(y(value))}" y2="${rounded(y(value))}" stroke="#d4d4d8"/>
<text x="${frame.left - 8}" y="${rounded(y(value) + 4)}" text-anchor="end">${value} ms</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#3f3f46">
<title>Median latency of reports over ten years against the number of journal entries</title>
<rect width="${width}" height="${height}" fill="#ffffff"/>
${[...timeTicks, ...sizeTicks, ...drawn].join('\n')}
<text x="${(frame.left + width - frame.right) / 2}" y="${height - 8}" text-anchor="middle">journal entries</text>
</svg>
`;
}

/** Places on a logarithmic axis. */
function scale([from, to]: [number, number], [start, end]: [number, number]): (value: number) => number {
  const span = Math.log(to / from) || 1;
  return (value) => start + ((end - start) * Math.log(value / from)) / span;
}

function decades(values: readonly number[]): number[] {
  const first = Math.floor(Math.log10(Math.min(...values)));
  const last = Math.ceil(Math.log10(Math.max(...values)));
  return Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
