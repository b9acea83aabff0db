/** One side of a measurement: something done once. */
export type Run = () => Promise<unknown>;

/** Milliseconds. */
export type Timing = { p50_ms: number; p95_ms: number };

/**
 * Times each side in turn, so that whatever else the machine does falls on all of them alike. The first rounds warm
 * up and do not count.
 * @param runsATurn of those that do not run once a turn: after a second of SQL, the first short run measures mostly
 * that others used the processor's caches
 */
export async function timeInTurn<Name extends string>(
  sides: Record<Name, Run>,
  rounds: number,
  { warmUp = 3, runsATurn = {} }: { warmUp?: number; runsATurn?: Partial<Record<Name, number>> } = {},
): Promise<Record<Name, Timing>> {
  const names = Object.keys(sides) as Name[];
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const name of names) {
      for (let runs = runsATurn[name] ?? 1; runs > 0; runs -= 1) {
        const started = performance.now();
        await sides[name]();
        if (round >= 0) samples.get(name)?.push(performance.now() - started);
      }
    }
  }
  const timings = names.map((name) => [name, timingOf(samples.get(name) ?? [])] as const);
  return Object.fromEntries(timings) as Record<Name, Timing>;
}

export function timingOf(samples: readonly number[]): Timing {
  const sorted = [...samples].sort((left, right) => left - right);
  return { p50_ms: rounded(percentile(sorted, 50)), p95_ms: rounded(percentile(sorted, 95)) };
}

/** The nearest-rank percentile of ascending numbers. */
function percentile(sorted: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((sorted.length * percent) / 100));
  return sorted[rank - 1] ?? Number.NaN;
}

/** Two decimals are more than the noise of any machine leaves. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

export function ratio(value: number, reference: number): number {
  return rounded(value / reference);
}
