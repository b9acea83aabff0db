/** One period of the chart, in minor units: what comes in and goes out, neither negative as a rule, and what is left. */
export type FlowPoint = {
  title: string;
  inflow: bigint;
  outflow: bigint;
  left: bigint;
  /** Where a press on each leads; the table below the chart has the same links. */
  hrefs?: Record<'inflow' | 'outflow' | 'left', string | null>;
};

/** What the three are called. */
export type FlowNames = { inflow: string; outflow: string; left: string };
