/** Where the pen goes: the values that get a line and a label, and how far below the top each value lies, in pixels. */
export type FlowScale = { ticks: readonly number[]; topOf: (value: number) => number };

const wantedSteps = 4;
const roundSteps = [1, 2, 2.5, 5, 10];

/**
 * A scale of round steps that holds all values, and zero.
 * @param height pixels from the lowest to the highest line
 */
export function flowScale(values: readonly number[], height: number): FlowScale {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const step = roundStep((highest - lowest) / wantedSteps);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return {
    ticks: Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step),
    topOf: (value) => ((last * step - value) / ((last - first) * step)) * height,
  };
}

function roundStep(least: number): number {
  if (least <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return (roundSteps.find((round) => round * power >= least) ?? 10) * power;
}

/** So many labels of periods fit beside one another, by the width of the screen. */
const fitting = { phone: 5, tablet: 8, desk: 13 };

/** On which screens the label of a period is left out, as class names: every so many are shown, the latest always. */
export function labelClass(index: number, count: number): string {
  const isLeftOut = (fits: number) => (count - 1 - index) % Math.ceil(count / fits) !== 0;
  return [
    isLeftOut(fitting.phone) && 'max-sm:hidden',
    isLeftOut(fitting.tablet) && 'sm:max-lg:hidden',
    isLeftOut(fitting.desk) && 'lg:hidden',
  ]
    .filter((name) => name !== false)
    .join(' ');
}
