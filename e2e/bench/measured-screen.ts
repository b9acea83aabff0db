import type { BrowserContext } from '@playwright/test';
import { type FirstLoad, firstLoadOf } from '../first-load';
import { goals } from './goals';
import { lighthouseScores, medianScores, type Scores } from './lighthouse-scores';

export type Screen = {
  name: string;
  /** With the host. */
  address: string;
  /** Who looks at it. */
  context: BrowserContext;
};

export type MeasuredScreen = {
  screen: Screen;
  /** Null when it could not be measured; `problems` says why. */
  weight: FirstLoad | null;
  scores: Scores | null;
  /** How often Lighthouse measured it. */
  runs: number;
  problems: string[];
};

/** How often a screen in doubt is measured again. */
const moreRuns = 2;

/**
 * Measures all screens, then those whose performance misses the goal twice more, until `end` (milliseconds since 1970):
 * what else the machine does lowers the performance, and may end a run. The median of the runs stands. A screen that
 * cannot be measured does not keep the others from it.
 * @param port the debugging port of the browser
 */
export async function measureScreens(
  screens: readonly Screen[],
  port: number,
  end: number,
): Promise<MeasuredScreen[]> {
  const known = new Map<string, number>();
  const measured: MeasuredScreen[] = [];
  for (const screen of screens) measured.push(await measureOnce(screen, port, known));
  for (const each of measured) {
    const isInDoubt = !each.scores || !(each.scores.performance >= goals.performance);
    if (isInDoubt && Date.now() < end) await measureAgain(each, port);
  }
  return measured;
}

async function measureOnce(screen: Screen, port: number, known: Map<string, number>) {
  const { address, context } = screen;
  const problems: string[] = [];
  const weight = await orProblem(problems, () => firstLoadOf(context.request, address, known));
  const scores = await orProblem(problems, () => scoresOf(screen, port));
  return { screen, weight, scores, runs: scores ? 1 : 0, problems };
}

async function measureAgain(measured: MeasuredScreen, port: number): Promise<void> {
  const runs = measured.scores ? [measured.scores] : [];
  for (let run = 0; run < moreRuns; run += 1) {
    const scores = await orProblem([], () => scoresOf(measured.screen, port));
    if (scores) runs.push(scores);
  }
  measured.runs = runs.length;
  measured.scores = medianScores(runs);
  if (measured.scores && measured.weight) measured.problems = [];
}

async function scoresOf({ address, context }: Screen, port: number): Promise<Scores> {
  return await lighthouseScores(address, port, await context.cookies());
}

/** What the work found; null, and why among the problems, when it failed. */
export async function orProblem<Found>(
  problems: string[],
  work: () => Promise<Found>,
): Promise<Found | null> {
  try {
    return await work();
  } catch (error) {
    problems.push(error instanceof Error ? error.message : `${error}`);
    return null;
  }
}
