/**
 * Round values, some four of them and 0 among them, that reach from the bottom (0 or below) to the top (0 or above) or a little
 * beyond, so that nothing is drawn outside of the axis. None has more than three digits that count: short labels are exact.
 */
export function axisTicks(top: number, bottom = 0): number[] {
  const length = top - bottom;
  if (!(length > 0)) return [0];
  const rough = length / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5].find((each) => each * power >= rough) ?? 10);
  const first = Math.floor(bottom / step);
  // Without the zero that is negative.
  return Array.from({ length: Math.ceil(top / step) - first + 1 }, (_, index) => (first + index) * step || 0);
}
