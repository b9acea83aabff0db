'use client';

import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBusiness } from '@/components/shell/business-context';
import type { FlowNames, FlowPoint } from '@/lib/charts/flow-points';
import { flowScale } from '@/lib/charts/flow-scale';
import { shortAmounts } from '@/lib/format/short-amount';
import { decimalsOf } from '@/lib/money/currency';
import { FlowLegend } from './flow-legend';
import { FlowPlot } from './flow-plot';

type Props = { points: readonly FlowPoint[]; names: FlowNames };

const height = 190;

/** Bars of what came in and went out in each period, and the line of what is left; pointer and arrow keys choose the period. */
export function FlowChart({ points, names }: Props) {
  const { currency } = useBusiness();
  const { locale } = useLocale();
  const [asked, setAsked] = useState<number | null>(null);
  const last = points.length - 1;
  const chosen = Math.min(asked ?? last, last);
  const point = points[chosen];
  if (!point) return null;
  const scale = flowScale(points, 10 ** decimalsOf(currency), height);
  const short = shortAmounts(currency, locale);
  return (
    <figure
      aria-label={`${names.inflow}, ${names.outflow.toLowerCase()} and ${names.left.toLowerCase()} by period. The table below has the same numbers.`}
      className="flex flex-col gap-4 break-inside-avoid"
    >
      <FlowLegend point={point} names={names} />
      <div className="grid grid-cols-[48px_minmax(0,1fr)] gap-x-2 pb-6">
        <svg aria-hidden width="48" height={height} className="overflow-visible">
          {scale.ticks.map(({ value, y }) => (
            <text
              key={value}
              x="48"
              y={y}
              dominantBaseline="middle"
              textAnchor="end"
              className="fill-faint text-[11px]"
            >
              {short(value)}
            </text>
          ))}
        </svg>
        <div
          onPointerMove={({ currentTarget, clientX }) => {
            const { left, width } = currentTarget.getBoundingClientRect();
            const place = Math.floor(((clientX - left) / width) * points.length);
            setAsked(Math.max(0, Math.min(last, place)));
          }}
          className="relative rounded-sm focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent"
        >
          {last > 0 && (
            <input
              type="range"
              aria-label="Period shown"
              aria-valuetext={point.title}
              min={0}
              max={last}
              value={chosen}
              onChange={(event) => setAsked(Number(event.currentTarget.value))}
              className="absolute inset-0 m-0 size-full opacity-0 print:hidden"
            />
          )}
          <div className="pointer-events-none relative">
            <FlowPlot {...{ points, names, scale, height, chosen }} />
          </div>
        </div>
      </div>
    </figure>
  );
}
