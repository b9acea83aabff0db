import type { FlowNames } from './flow-points';

/** What the shapes of the chart mean, in words and not by colour alone. */
export function FlowChartLegend({ names }: { names: FlowNames }) {
  return (
    <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="h-3 w-2 rounded-xs bg-money-in opacity-85" />
        {names.inflow}
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="h-3 w-2 rounded-xs bg-money-out opacity-75" />
        {names.outflow}
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="relative h-0.5 w-5 bg-ink">
          <span className="absolute -top-[2.5px] left-[7px] size-[7px] rounded-full border-[1.5px] border-ink bg-surface" />
        </span>
        {names.left}
      </span>
    </figcaption>
  );
}
