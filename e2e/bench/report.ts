import { cpus, loadavg } from 'node:os';
import { utcDay } from '@/lib/dates/instant';
import { goals } from './goals';
import { percentile } from './key-timings';
import type { MeasuredScreen } from './measured-screen';
import { markdownTable, writeTable } from './written-table';

/** Times in milliseconds, ascending, each with what took them. */
type Timings = readonly (readonly [what: string, sorted: number[]])[];

const screenHead = [
  ...['screen', 'scripts, KB', 'HTML, KB'],
  ...['performance', 'accessibility', 'best practices', 'CLS', 'LCP, s'],
];

/** Writes the tables into the page on performance, and what is in them as lines of JSON on the standard output. */
export function report(screens: readonly MeasuredScreen[], timings: Timings, megabytes: number): void {
  const took = timings.map(([what, sorted]) => [
    what,
    figure(percentile(sorted, 50), 0),
    figure(percentile(sorted, 95), 0),
  ]);
  const again = screens.filter(({ runs }) => runs > 1).length;
  const [load = 0] = loadavg();
  writeTable(`
${utcDay(new Date())}, ${cpus().length} processors, a load of ${load.toFixed(1)} at the end.

Every screen on its first visit, with an empty cache; *ID* is the first record of its list. Lighthouse measures a screen once, and
three times where its performance is below ${goals.performance} at first and there is time, as it was for ${again} of ${screens.length}: then the median is
given, and the largest shift.

${markdownTable(screenHead, screens.map(screenRow))}

${markdownTable(['until the next paint', 'p50, ms', 'p95, ms'], took)}

${markdownTable(['most memory held', 'MB'], [['the dashboard, with 20 readers on all screens at once', figure(megabytes, 0)]])}
`);
  printScreens(screens);
  for (const [what, sorted] of timings) {
    print({ what, p50_ms: percentile(sorted, 50), p95_ms: percentile(sorted, 95) });
  }
  print({ what: 'dashboard_memory', peak_resident_mb: Math.round(megabytes) });
}

/** What was measured of screens, as lines of JSON on the standard output. */
export function printScreens(screens: readonly MeasuredScreen[]): void {
  for (const { screen, weight, scores, runs, problems } of screens) {
    print({ screen: screen.name, ...weight, ...scores, runs, ...(problems.length > 0 && { problems }) });
  }
}

function screenRow({ screen, weight, scores }: MeasuredScreen): string[] {
  return [
    `\`${screen.name}\``,
    figure(weight?.scripts, 0),
    figure(weight?.document, 1),
    figure(scores?.performance, 0),
    figure(scores?.accessibility, 0),
    figure(scores?.bestPractices, 0),
    figure(scores?.shift, 3),
    figure(scores?.paintSeconds, 1),
  ];
}

/** Lighthouse leaves out what it could not measure, which happens on a machine that is too busy. */
function figure(value: number | undefined, decimals: number): string {
  return value === undefined || Number.isNaN(value) ? '—' : value.toFixed(decimals);
}

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
