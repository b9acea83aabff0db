import type { Reading } from './extraction';

/** The reading, no surer than `most`. */
export function doubted<Value>(
  reading: Reading<Value> | null | undefined,
  most: number,
): Reading<Value> | null {
  return reading ? { ...reading, confidence: Math.min(reading.confidence, most) } : null;
}

/** To hundredths. */
export function rounded(confidence: number): number {
  return Math.round(100 * confidence) / 100;
}
