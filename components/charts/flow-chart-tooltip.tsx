'use client';

import type { TooltipContentProps } from 'recharts';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import type { FlowNames, FlowPoint } from './flow-points';

type Props = Partial<TooltipContentProps> & { names: FlowNames };

/** The exact figures of the period under the pointer or the arrow keys. */
export function FlowChartTooltip({ active, payload, names }: Props) {
  const { currency } = useBusiness();
  const point: FlowPoint | undefined = payload?.[0]?.payload?.point;
  if (!active || !point) return <div aria-live="polite" />;
  const lines = [
    { name: names.inflow, units: point.inflow },
    { name: names.outflow, units: point.outflow },
    { name: names.left, units: point.left },
  ];
  return (
    <div
      aria-live="polite"
      className="rounded-lg border border-edge bg-panel px-3 py-2 shadow-[0_4px_16px_rgb(0_0_0/0.08)]"
    >
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
