import type { Page } from '@playwright/test';

/** The shortest event that the browser reports; shorter ones count as long as this. In milliseconds. */
const leastReported = 16;

/**
 * Presses a key so many times, and gives how long each took until the next paint (the browser's own Event Timing), in
 * milliseconds, ascending.
 */
export async function keyTimings(
  page: Page,
  key: string,
  { times, every, isHeld = false }: { times: number; every: number; isHeld?: boolean },
): Promise<number[]> {
  await page.evaluate((durationThreshold) => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') durations.push(entry.duration);
    });
    const options = { type: 'event', durationThreshold };
    observer.observe(options);
    Object.assign(window, { keyDurations: durations });
  }, leastReported);
  for (let count = 0; count < times; count += 1) {
    if (isHeld) await page.keyboard.down(key);
    else await page.keyboard.press(key);
    await page.waitForTimeout(every);
  }
  await page.keyboard.up(key);
  await page.waitForTimeout(500);
  const durations: number[] = await page.evaluate(() => Reflect.get(window, 'keyDurations'));
  const unreported = Array.from({ length: Math.max(0, times - durations.length) }, () => leastReported);
  return [...durations, ...unreported].sort((left, right) => left - right);
}

/** The nearest-rank percentile of ascending numbers. */
export function percentile(sorted: readonly number[], percent: number): number {
  return sorted[Math.max(1, Math.ceil((sorted.length * percent) / 100)) - 1] ?? Number.NaN;
}
