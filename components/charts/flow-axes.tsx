import { useMemo } from 'react';
import {
  DefaultZIndexes,
  useChartWidth,
  usePlotArea,
  useXAxisScale,
  useYAxisScale,
  ZIndexLayer,
} from 'recharts';
import { spacedTitles } from '@/lib/charts/spaced-titles';
import { axisFontSize, axisTextWidths, tickGap } from './axis-texts';

type Props = {
  /** Of the periods, from left to right. */
  titles: readonly string[];
  /** Round amounts, in the currency's unit. */
  ticks: readonly number[];
  textOf: (amount: number) => string;
};

/**
 * The texts of the axes, and the line of zero above the bars. The axes of Recharts are hidden: they measure each text
 * apart, each time in the middle of drawing, and have all that stands on them drawn twice more.
 */
export function FlowAxes({ titles, ticks, textOf }: Props) {
  const plot = usePlotArea();
  const width = useChartWidth();
  const xOf = useXAxisScale();
  const yOf = useYAxisScale();
  const widthOf = useMemo(axisTextWidths, []);
  if (!plot || !width || !xOf || !yOf) return null;
  const foot = plot.y + plot.height;
  const placed = titles.map((title) => ({
    title,
    x: xOf(title, { position: 'middle' }) ?? 0,
    width: widthOf(title),
  }));
  const zero = yOf(0);
  return (
    <>
      {/* Between the bars and the line. */}
      <ZIndexLayer zIndex={DefaultZIndexes.bar + 1}>
        <line x1={plot.x} x2={plot.x + plot.width} y1={zero} y2={zero} stroke="var(--field)" />
      </ZIndexLayer>
      <ZIndexLayer zIndex={DefaultZIndexes.label}>
        <g fill="var(--faint)" fontSize={axisFontSize} textAnchor="end">
          {ticks.map((tick) => (
            <text key={tick} x={plot.x - tickGap} y={yOf(tick)} dy="0.355em">
              {textOf(tick)}
            </text>
          ))}
        </g>
        <g fill="var(--faint)" fontSize={axisFontSize} textAnchor="middle">
          {spacedTitles(placed, width).map(({ title, x }) => (
            <text key={title} x={x} y={foot + 14} dy="0.71em">
              {title}
            </text>
          ))}
        </g>
      </ZIndexLayer>
    </>
  );
}
