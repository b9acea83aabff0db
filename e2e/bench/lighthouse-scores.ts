import lighthouse from 'lighthouse';

export type Scores = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
  /** Largest contentful paint in seconds, as Lighthouse simulates it on a slow phone. */
  paintSeconds: number;
  /** What of accessibility and best practices fails: the names of Lighthouse's audits. */
  failed: string[];
};

/**
 * One run of Lighthouse's mobile preset, with an empty cache.
 *
 * Lighthouse opens pages outside the contexts of Playwright, which would listen to them too: that takes some 200 ms of
 * the page's main thread.
 * @param port the debugging port of the browser
 * @param cookies of who is signed in
 */
export async function lighthouseScores(
  address: string,
  port: number,
  cookies: readonly { name: string; value: string }[],
): Promise<Scores> {
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const run = await lighthouse(address, {
    port,
    ...(Cookie !== '' && { extraHeaders: { Cookie } }),
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  if (!run) throw new Error('Lighthouse measured nothing.');
  const { categories, audits, runtimeError, finalDisplayedUrl = '' } = run.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  if (new URL(finalDisplayedUrl).pathname !== new URL(address).pathname)
    throw new Error(`Lighthouse was led to ${finalDisplayedUrl}.`);
  const scoreOf = (name: string) => Math.round(100 * (categories[name]?.score ?? Number.NaN));
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    paintSeconds: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
    failed: ['accessibility', 'best-practices']
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

/** The run of the median performance, with the largest of the shifts, which load does not explain. */
export function medianScores(runs: readonly Scores[]): Scores | null {
  const ascending = runs.toSorted((left, right) => (left.performance || 0) - (right.performance || 0));
  const median = ascending[Math.floor(ascending.length / 2)];
  return median ? { ...median, shift: Math.max(...runs.map(({ shift }) => shift)) } : null;
}
