import { type FlowNames, type FlowPoint, hasFlow } from '@/lib/charts/flow-points';
import { flowScale } from '@/lib/charts/flow-scale';
import type { AmountFormat } from '@/lib/format/amount-format';
import { shortAmounts } from '@/lib/format/short-amount';
import { decimalsOf } from '@/lib/money/currency';
import { hairline, ink, type Paper, soft } from './paper';

export type PaperChart = { title: string; points: readonly FlowPoint[]; names: FlowNames };

const height = 78;
const axis = 40;
const colors = { inflow: '#0c6a58', outflow: '#9c4c22', left: ink };

/** Two bars for each period and a line over all, as on the screen; the table below it has its figures. */
export function drawChart(paper: Paper, { title, points, names }: PaperChart, format: AmountFormat): void {
  if (!hasFlow(points)) return;
  paper.makeRoom(height + 60);
  paper.paragraph(title, { size: 9, weight: 'bold' }, { tag: 'H2', after: 4 });
  const alt = `${names.inflow}, ${names.outflow} and ${names.left} by month. The table below has the same figures.`;
  paper.tagged(paper.root, 'Figure', () => drawFigure(paper, points, names, format), { alt });
}

function drawFigure(
  paper: Paper,
  points: readonly FlowPoint[],
  names: FlowNames,
  format: AmountFormat,
): void {
  drawLegend(paper, names);
  const { yOf, ticks } = flowScale(points, 10 ** decimalsOf(format.currency), height);
  const [left, top] = [paper.left + axis, paper.y + 16];
  const width = paper.width - axis;
  const short = shortAmounts(format.currency, format.locale);
  for (const { value, y } of ticks) {
    stroke(paper, [left, top + y], [left + width, top + y], value === 0 ? soft : hairline, 0.5);
    paper.line(short(value), left - 6, top + y - 4, { size: 6.5, color: soft }, 'right');
  }
  const slot = width / points.length;
  const bar = Math.min(9, slot / 3);
  for (const [index, { title, inflow, outflow }] of points.entries()) {
    const middle = left + (index + 0.5) * slot;
    const zero = top + yOf(0n);
    paper.pdf.rect(middle - bar - 1, zero, bar, top + yOf(inflow) - zero).fill(colors.inflow);
    hollow(paper, middle + 1, zero, bar, top + yOf(outflow) - zero);
    paper.line(title, middle, top + height + 4, { size: 6.5, color: soft }, 'middle');
  }
  const places = points.map(
    ({ left: units }, index): Place => [left + (index + 0.5) * slot, top + yOf(units)],
  );
  drawLine(paper, places);
  paper.y = top + height + 24;
}

/** A single point is no line: it is a dot. */
function drawLine(paper: Paper, places: readonly Place[]): void {
  const [first] = places;
  if (first && places.length === 1) paper.pdf.circle(...first, 2).fill(colors.left);
  for (const [index, place] of places.entries()) {
    const before = places[index - 1];
    if (before) stroke(paper, before, place, colors.left, 1.2);
  }
}

function drawLegend(paper: Paper, names: FlowNames): void {
  let x = paper.left;
  for (const part of ['inflow', 'outflow', 'left'] as const) {
    if (part === 'inflow') paper.pdf.rect(x, paper.y + 1, 5, 7).fill(colors.inflow);
    else if (part === 'outflow') hollow(paper, x, paper.y + 1, 5, 7);
    else stroke(paper, [x, paper.y + 4.5], [x + 8, paper.y + 4.5], colors.left, 1.2);
    const letter = { size: 7.5, color: soft };
    paper.line(names[part], x + 11, paper.y, letter);
    x += 11 + paper.widthOf(names[part], letter) + 16;
  }
}

function hollow(paper: Paper, x: number, y: number, width: number, length: number): void {
  paper.pdf.rect(x, y, width, length).lineWidth(0.8).strokeColor(colors.outflow).stroke();
}

type Place = [x: number, y: number];

function stroke(paper: Paper, from: Place, to: Place, color: string, weight: number): void {
  paper.pdf
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(weight)
    .strokeColor(color)
    .stroke();
}
