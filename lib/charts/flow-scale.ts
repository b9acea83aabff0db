import { axisTicks } from './axis-ticks';
import type { FlowPoint } from './flow-points';

/** Where the amounts of a chart are, from the top of its plot down. */
export type FlowScale = {
  /** Of minor units. */
  yOf: (units: bigint) => number;
  /** Round amounts, in the currency's unit. */
  ticks: { value: number; y: number }[];
};

/** The round amounts of the axis of the points, in the currency's unit, from the least to the most. */
export function flowTicks(points: readonly FlowPoint[], scale: number): number[] {
  // Only where the pen goes may be a float; every figure that is read comes from minor units.
  const values = points.flatMap(({ inflow, outflow, left }) =>
    [inflow, outflow, left].map((units) => Number(units) / scale),
  );
  return axisTicks(Math.max(0, ...values), Math.min(0, ...values));
}

/**
 * The scale on which every amount of the points and zero have their place.
 * @param scale minor units in the currency's unit
 * @param height of the plot
 */
export function flowScale(points: readonly FlowPoint[], scale: number, height: number): FlowScale {
  const ticks = flowTicks(points, scale);
  const [bottom = 0] = ticks;
  const top = ticks.at(-1) ?? 0;
  const placeOf = (value: number) =>
    top === bottom ? height : height - ((value - bottom) / (top - bottom)) * height;
  return {
    yOf: (units) => placeOf(Number(units) / scale),
    ticks: ticks.map((value) => ({ value, y: placeOf(value) })),
  };
}
