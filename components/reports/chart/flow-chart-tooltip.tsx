'use client';

import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import type { FlowNames, FlowPoint } from './flow-points';

type Props = { point: FlowPoint; names: FlowNames; index: number; count: number };

/** The exact figures of the period that one looks at, on the side of it that has the room. */
export function FlowChartTooltip({ point, names, index, count }: Props) {
  const { currency } = useBusiness();
  const slot = 100 / count;
  const place =
    index < count / 2 ? { left: `${(index + 1) * slot}%` } : { right: `${(count - index) * slot}%` };
  const lines = [
    { name: names.inflow, units: point.inflow },
    { name: names.outflow, units: point.outflow },
    { name: names.left, units: point.left },
  ];
  return (
    <div
      style={place}
      className="pointer-events-none absolute top-1 z-20 mx-1 rounded-lg border border-edge bg-panel px-3 py-2 shadow-[0_4px_16px_rgb(0_0_0/0.08)] max-sm:inset-x-0! max-sm:mx-auto max-sm:w-fit"
    >
      <p aria-hidden className="mb-1 font-semibold">
        {point.title}
      </p>
      <dl aria-hidden className="grid grid-cols-[auto_auto] gap-x-6 whitespace-nowrap">
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
