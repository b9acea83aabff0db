'use client';

import clsx from 'clsx';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import type { FlowNames, FlowPoint } from '@/lib/charts/flow-points';
import { formatAmount } from '@/lib/format/amount';
import { ChartSkeleton } from './chart-skeleton';
import { FlowChartLegend } from './flow-chart-legend';
import { FlowPlot } from './flow-plot';

type Props = { points: readonly FlowPoint[]; names: FlowNames };

/** Bars of what came in and went out in each period, and the line of what is left. */
export default function FlowChart({ points, names }: Props) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const [shown, setShown] = useState<FlowPoint | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const onWhole = useCallback(() => setIsWhole(true), []);
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      // Nothing, while the place is not shown: the chart stays as it is.
      if (!width || !height) return;
      startTransition(() => setSize({ width: Math.round(width), height: Math.round(height) }));
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const amount = (units: bigint) => formatAmount(units, currency, locale);
  return (
    <figure
      className={clsx(
        'relative flex flex-col gap-2 break-inside-avoid',
        'print:[&_.recharts-wrapper]:h-[calc(var(--chart-width,180mm)*0.2)]! print:[&_.recharts-wrapper]:w-[var(--chart-width,180mm)]! print:[&_svg.recharts-surface]:size-full',
        !isWhole && 'invisible print:visible',
      )}
    >
      {/* Nobody sees a chart of which parts are missing. */}
      {!isWhole && (
        <div className="visible absolute inset-0">
          <ChartSkeleton />
        </div>
      )}
      <FlowChartLegend names={names} />
      <div ref={place} className="h-56 min-w-0 print:h-[calc(var(--chart-width,180mm)*0.2)]">
        <div style={{ width: 0, height: 0, overflow: 'visible' }}>
          {size && <FlowPlot {...{ points, names, ...size, onPoint: setShown, onWhole }} />}
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {shown &&
          `${shown.title}: ${names.inflow} ${amount(shown.inflow)}, ${names.outflow} ${amount(shown.outflow)}, ${names.left} ${amount(shown.left)}`}
      </p>
    </figure>
  );
}
