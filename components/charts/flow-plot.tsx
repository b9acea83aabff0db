'use client';

import { useRouter } from 'next/navigation';
import { Fragment, memo, useMemo } from 'react';
import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import type { FlowNames, FlowPoint } from '@/lib/charts/flow-points';
import { flowTicks } from '@/lib/charts/flow-scale';
import { shortAmounts } from '@/lib/format/short-amount';
import { decimalsOf } from '@/lib/money/currency';
import { axisTextWidths, tickRoom, titleRoom } from './axis-texts';
import { FlowAxes } from './flow-axes';
import { FlowChartTooltip } from './flow-chart-tooltip';
import { barShape, lineDot } from './flow-marks';
import { InSteps } from './in-steps';

type Props = {
  points: readonly FlowPoint[];
  names: FlowNames;
  /** In pixels. */
  width: number;
  height: number;
  onPoint: (point: FlowPoint | null) => void;
  /** All of it is drawn. */
  onWhole: () => void;
};

/** The bars and the line of the chart, drawn by Recharts; not again when another point is announced. */
export const FlowPlot = memo(function FlowPlot({ points, names, width, height, onPoint, onWhole }: Props) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const router = useRouter();
  const scale = 10 ** decimalsOf(currency);
  // Only where the pen goes may be a float; every figure that is read comes from minor units.
  const drawn = points.map((point) => ({
    title: point.title,
    point,
    inflow: Number(point.inflow) / scale,
    outflow: Number(point.outflow) / scale,
    left: Number(point.left) / scale,
  }));
  const ticks = flowTicks(points, scale);
  const follow = (name: 'inflow' | 'outflow' | 'left') => (_: unknown, index: number) => {
    const href = points[index]?.hrefs?.[name];
    if (href) router.push(href);
  };
  const cursor = points.some(({ hrefs }) => hrefs) ? 'cursor-pointer' : '';
  const short = shortAmounts(currency, locale);
  const widthOf = useMemo(axisTextWidths, []);
  return (
    <ComposedChart
      {...{ data: drawn, width, height }}
      margin={{ top: 8, right: 8, bottom: titleRoom, left: tickRoom(ticks.map(short), widthOf) }}
      barGap={3}
      title={`${names.inflow}, ${names.outflow.toLowerCase()} and ${names.left.toLowerCase()} by period. The table below has the same numbers.`}
    >
      <InSteps
        onWhole={onWhole}
        steps={[
          <Fragment key="in">
            <XAxis hide dataKey="title" scale="band" />
            <YAxis hide ticks={ticks} domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]} interval={0} />
            <Bar
              dataKey="inflow"
              onClick={follow('inflow')}
              className={cursor}
              fill="var(--money-in)"
              fillOpacity={0.85}
              {...bar}
            />
          </Fragment>,
          <Fragment key="out">
            <Bar
              dataKey="outflow"
              onClick={follow('outflow')}
              className={cursor}
              fill="var(--surface)"
              stroke="var(--money-out)"
              strokeWidth={1.5}
              {...bar}
            />
            <Line
              dataKey="left"
              type="linear"
              stroke="var(--ink)"
              strokeWidth={1.5}
              dot={lineDot}
              activeDot={{ r: 4, fill: 'var(--ink)', stroke: 'var(--surface)' }}
              isAnimationActive={false}
            />
          </Fragment>,
          <Fragment key="texts">
            <CartesianGrid vertical={false} verticalCoordinatesGenerator={noLines} stroke="var(--line)" />
            <FlowAxes titles={points.map(({ title }) => title)} ticks={ticks} textOf={short} />
            <Tooltip
              content={<FlowChartTooltip names={names} onPoint={onPoint} />}
              cursor={{ fill: 'var(--hover)' }}
              isAnimationActive={false}
            />
          </Fragment>,
        ]}
      />
    </ComposedChart>
  );
});

/** Recharts looks for the places of lines that it does not draw, and measures every title for it. */
const noLines = () => [];
const bar = { maxBarSize: 14, shape: barShape, isAnimationActive: false } as const;
