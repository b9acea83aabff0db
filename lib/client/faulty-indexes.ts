import type { ClientProblem } from './client';

/** Which items of a bulk request a problem names (`/3/version`); all of them when it names none. */
export function faultyIndexes(problem: ClientProblem, count: number): ReadonlySet<number> {
  const named = (problem.errors ?? []).flatMap((fault) => {
    const index = /^\/(?:items\/)?(\d+)(?:\/|$)/.exec(fault.path)?.[1];
    return index !== undefined && Number(index) < count ? [Number(index)] : [];
  });
  return new Set(named.length > 0 ? named : Array.from({ length: count }, (_, index) => index));
}
