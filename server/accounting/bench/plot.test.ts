import { expect, it } from 'vitest';
import { latencyPlot } from './plot';

it('draws a flat service flat, and a reference that grows tenfold over one decade of the axis', () => {
  const at = (sql: number) =>
    new Map([
      ['balance_sheet', 10],
      ['cash_flow_monthly', 10],
      ['balance_sheet by SQL', sql],
      ['cash_flow_monthly by SQL', sql],
    ]);
  const svg = latencyPlot([10_000, 100_000], [at(10), at(100)]);
  const ends = [...svg.matchAll(/points="([\d.]+),([\d.]+) ([\d.]+),([\d.]+)"/g)].map((match) => [
    match[2],
    match[4],
  ]);
  expect(ends).toEqual([
    ['352', '352'],
    ['352', '352'],
    ['352', '24'],
    ['352', '24'],
  ]);
  expect(svg).toContain('>100,000</text>');
  expect(svg).toContain('>10 ms</text>');
});
