import type { FlowNames } from '@/lib/charts/flow-points';

/** What the bars and the line of the chart mean. */
export function FlowChartLegend({ names }: { names: FlowNames }) {
  return (
    <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
      <span className="flex items-center gap-1.5">
        <span
          aria-hidden
          className="h-3 w-2 rounded-xs bg-money-in opacity-85 print-color-exact forced-color-adjust-none"
        />
        {names.inflow}
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden className="h-3 w-2 rounded-xs border-[1.5px] border-money-out" />
        {names.outflow}
      </span>
      <span className="flex items-center gap-1.5">
        <svg aria-hidden="true" viewBox="0 0 16 6" className="h-1.5 w-4">
          <path d="M0 3h16" stroke="var(--ink)" strokeWidth={1.5} />
          <circle cx={8} cy={3} r={2.25} fill="var(--surface)" stroke="var(--ink)" strokeWidth={1.5} />
        </svg>
        {names.left}
      </span>
    </figcaption>
  );
}
