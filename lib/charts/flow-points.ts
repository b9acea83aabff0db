/** One period of the chart, in minor units: what comes in and goes out, neither negative as a rule, and what is left. */
export type FlowPoint = {
  title: string;
  inflow: bigint;
  outflow: bigint;
  left: bigint;
  /** Where a press on each leads; the table below the chart has the same links. */
  hrefs?: Record<'inflow' | 'outflow' | 'left', string | null>;
};

/** Whether there is anything to draw: a chart of zeros alone says nothing, and its axis promises something. */
export function hasFlow(points: readonly FlowPoint[]): boolean {
  return points.some(({ inflow, outflow, left }) => inflow !== 0n || outflow !== 0n || left !== 0n);
}

/** What the three are called. */
export type FlowNames = { inflow: string; outflow: string; left: string };
