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

/** The room for the texts of the axes, in pixels: the amounts at the left, the titles of the periods at the foot. */
export const axisRoom = { left: 56, bottom: 30 };

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
  const widthOf = useMemo(textWidths, []);
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
        <g fill="var(--faint)" fontSize={fontSize} textAnchor="end">
          {ticks.map((tick) => (
            <text key={tick} x={plot.x - 8} y={yOf(tick)} dy="0.355em">
              {textOf(tick)}
            </text>
          ))}
        </g>
        <g fill="var(--faint)" fontSize={fontSize} textAnchor="middle">
          {spacedTitles(placed, width, 12).map(({ title, x }) => (
            <text key={title} x={x} y={foot + 14} dy="0.71em">
              {title}
            </text>
          ))}
        </g>
      </ZIndexLayer>
    </>
  );
}

/** In pixels. */
const fontSize = 11;

/** The width of a text of an axis in pixels, without a layout of the page. */
function textWidths(): (text: string) => number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return () => 0;
  pen.font = `${fontSize}px ${getComputedStyle(document.body).fontFamily}`;
  return (text) => pen.measureText(text).width;
}
