import lighthouse from 'lighthouse';

export type Scores = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
  /** Largest contentful paint in seconds, as Lighthouse simulates it on a slow phone. */
  paintSeconds: number;
};

/** Lighthouse's mobile preset, in the browser behind a debugging port, as whoever is signed in there. */
export async function lighthouseScores(address: string, port: number): Promise<Scores> {
  const run = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  });
  if (!run) throw new Error(`Lighthouse measured nothing at ${address}.`);
  const { categories, audits } = run.lhr;
  const scoreOf = (name: string) => Math.round(100 * (categories[name]?.score ?? Number.NaN));
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    paintSeconds: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
  };
}
