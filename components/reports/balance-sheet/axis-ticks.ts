/** Round values from 0 to the top, some four of them, to be written at an axis. */
export function axisTicks(top: number): number[] {
  if (!(top > 0)) return [0];
  const rough = top / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5].find((each) => each * power >= rough) ?? 10);
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}
