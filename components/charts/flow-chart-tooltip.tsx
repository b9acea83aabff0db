'use client';

import { useEffect } from 'react';
import type { TooltipContentProps } from 'recharts';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import type { FlowNames, FlowPoint } from '@/lib/charts/flow-points';

type Props = Partial<TooltipContentProps> & {
  names: FlowNames;
  /** Told of the point in sight, to be announced: what appears together with its text is not read out. */
  onPoint: (point: FlowPoint | null) => void;
};

/** The exact figures of the period under the pointer or the arrow keys. */
export function FlowChartTooltip({ active, payload, names, onPoint }: Props) {
  const { currency } = useBusiness();
  const point: FlowPoint | undefined = payload?.[0]?.payload?.point;
  const shown = active ? (point ?? null) : null;
  useEffect(() => onPoint(shown), [shown, onPoint]);
  if (!active || !point) return null;
  const lines = [
    { name: names.inflow, units: point.inflow },
    { name: names.outflow, units: point.outflow },
    { name: names.left, units: point.left },
  ];
  return (
    <div className="rounded-lg border border-edge bg-panel px-3 py-2 shadow-[0_4px_16px_rgb(0_0_0/0.08)]">
      <p className="mb-1 font-semibold">{point.title}</p>
      <dl className="grid grid-cols-[auto_auto] gap-x-6">
        {lines.map(({ name, units }) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="text-right">
              <Amount units={units} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
