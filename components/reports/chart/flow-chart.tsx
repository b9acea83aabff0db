'use client';

import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBusiness } from '@/components/shell/business-context';
import { formatAmount } from '@/lib/format/amount';
import { decimalsOf } from '@/lib/money/currency';
import { FlowChartAxis } from './flow-chart-axis';
import { FlowChartLegend } from './flow-chart-legend';
import { FlowChartPlot } from './flow-chart-plot';
import { FlowChartTooltip } from './flow-chart-tooltip';
import type { FlowNames, FlowPoint } from './flow-points';
import { flowScale } from './flow-scale';
import { usePeriodFinder } from './use-period-finder';

type Props = { points: readonly FlowPoint[]; names: FlowNames };

/** From the lowest to the highest line; above it half a label has room, below it a row of them. */
const plotHeight = 184;

/** Bars of what came in and went out in each period, and the line of what is left. */
export function FlowChart({ points, names }: Props) {
  const { currency } = useBusiness();
  const { locale } = useLocale();
  const [found, setFound] = useState<number | null>(null);
  const finder = usePeriodFinder(points.length, found, setFound);
  const unit = 10 ** decimalsOf(currency);
  // Only where the pen goes may be a float; every figure that is read comes from minor units.
  const drawn = points.map(({ title, inflow, outflow, left }) => ({
    title,
    inflow: Number(inflow) / unit,
    outflow: Number(outflow) / unit,
    left: Number(left) / unit,
  }));
  const scale = flowScale(
    drawn.flatMap(({ inflow, outflow, left }) => [inflow, outflow, left]),
    plotHeight,
  );
  const point = found === null ? undefined : points[found];
  const read = (units: bigint) => formatAmount(units, currency, locale);
  return (
    <figure className="flex flex-col gap-4 print:hidden">
      <FlowChartLegend names={names} />
      <div className="grid grid-cols-[48px_minmax(0,1fr)]">
        <FlowChartAxis scale={scale} height={plotHeight} />
        <div
          {...finder}
          role="application"
          aria-label={`${names.inflow}, ${names.outflow.toLowerCase()} and ${names.left.toLowerCase()} by period. Arrow keys go from one to the next; the table below has the same numbers.`}
          className="relative rounded focus-visible:outline-offset-4"
        >
          <FlowChartPlot points={drawn} scale={scale} height={plotHeight} found={found} />
          {point && found !== null && (
            <FlowChartTooltip point={point} names={names} index={found} count={points.length} />
          )}
          <p role="status" className="sr-only">
            {point &&
              `${point.title}: ${names.inflow} ${read(point.inflow)}, ${names.outflow.toLowerCase()} ${read(point.outflow)}, ${names.left.toLowerCase()} ${read(point.left)}`}
          </p>
        </div>
      </div>
    </figure>
  );
}
