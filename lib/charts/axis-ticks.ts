/** Round values between the bottom (0 or below) and the top (0 or above), some four of them, 0 among them. */
export function axisTicks(top: number, bottom = 0): number[] {
  const length = top - bottom;
  if (!(length > 0)) return [0];
  const rough = length / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5].find((each) => each * power >= rough) ?? 10);
  const first = Math.ceil(bottom / step);
  // Without the zero that is negative.
  return Array.from(
    { length: Math.floor(top / step) - first + 1 },
    (_, index) => (first + index) * step || 0,
  );
}
