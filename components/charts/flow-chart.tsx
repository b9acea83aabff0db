'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  type LabelProps,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useBusiness } from '@/components/shell/business-context';
import type { FlowNames, FlowPoint } from '@/lib/charts/flow-points';
import { flowTicks } from '@/lib/charts/flow-scale';
import { formatAmount } from '@/lib/format/amount';
import { shortAmounts } from '@/lib/format/short-amount';
import { decimalsOf } from '@/lib/money/currency';
import { FlowChartLegend } from './flow-chart-legend';
import { FlowChartTooltip } from './flow-chart-tooltip';

type Props = { points: readonly FlowPoint[]; names: FlowNames };

/** Bars of what came in and went out in each period, and the line of what is left. */
export default function FlowChart({ points, names }: Props) {
  const { currency } = useBusiness();
  const { locale } = useLocale();
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
  const [shown, setShown] = useState<FlowPoint | null>(null);
  const short = shortAmounts(currency, locale);
  const amount = (units: bigint) => formatAmount(units, currency, locale);
  return (
    <figure className="flex flex-col gap-2 break-inside-avoid print:[&_.recharts-wrapper]:h-[calc(var(--chart-width,180mm)*0.2)]! print:[&_.recharts-wrapper]:w-[var(--chart-width,180mm)]! print:[&_svg.recharts-surface]:size-full">
      <FlowChartLegend names={names} />
      <div className="h-56 print:h-[calc(var(--chart-width,180mm)*0.2)]">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart
            data={drawn}
            // The name of the line stands above its last point, which may be at the top.
            margin={{ top: 20, right: 8, bottom: 0, left: 0 }}
            barGap={3}
            title={`${names.inflow}, ${names.outflow.toLowerCase()} and ${names.left.toLowerCase()} by period. The table below has the same numbers.`}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="title"
              tickLine={false}
              axisLine={false}
              tick={axisText}
              tickMargin={8}
              minTickGap={12}
            />
            <YAxis
              width={56}
              ticks={ticks}
              domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
              interval={0}
              tickLine={false}
              axisLine={false}
              tick={axisText}
              tickFormatter={(value: number) => short(value)}
            />
            <ReferenceLine y={0} stroke="var(--field)" />
            <Tooltip
              content={<FlowChartTooltip names={names} onPoint={setShown} />}
              cursor={{ fill: 'var(--hover)' }}
              isAnimationActive={false}
            />
            <Bar
              dataKey="inflow"
              onClick={follow('inflow')}
              className={cursor}
              fill="var(--money-in)"
              fillOpacity={0.85}
              {...bar}
            />
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
              dot={{ r: 2.5, fill: 'var(--surface)', stroke: 'var(--ink)', strokeWidth: 1.5 }}
              label={(label: LabelProps & { index?: number }) =>
                label.index === points.length - 1 ? <LineName {...label} name={names.left} /> : <g />
              }
              activeDot={{ r: 4, fill: 'var(--ink)', stroke: 'var(--surface)' }}
              isAnimationActive={false}
            />
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <p aria-live="polite" className="sr-only">
        {shown &&
          `${shown.title}: ${names.inflow} ${amount(shown.inflow)}, ${names.outflow} ${amount(shown.outflow)}, ${names.left} ${amount(shown.left)}`}
      </p>
    </figure>
  );
}

type LineNameProps = { x?: unknown; y?: unknown; name: string };

/** What the line is, at its end. */
function LineName({ x, y, name }: LineNameProps) {
  return (
    <text
      x={Number(x) + 6}
      y={Number(y) - 9}
      textAnchor="end"
      // Bars behind it must not be read as letters.
      className="fill-ink stroke-surface stroke-[3px] text-[11px] font-medium [paint-order:stroke]"
    >
      {name}
    </text>
  );
}

const axisText = { fill: 'var(--faint)', fontSize: 11 };
const bar = { maxBarSize: 14, radius: 2, isAnimationActive: false } as const;
