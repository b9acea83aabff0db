import type { FlowNames } from '@/lib/charts/flow-points';

/** What the bars of the chart mean; the name of the line stands at its end. */
export function FlowChartLegend({ names }: { names: FlowNames }) {
  return (
    <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="h-3 w-2 rounded-xs bg-money-in opacity-85" />
        {names.inflow}
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="h-3 w-2 rounded-xs border-[1.5px] border-money-out" />
        {names.outflow}
      </span>
    </figcaption>
  );
}
