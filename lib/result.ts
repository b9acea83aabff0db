/** An outcome as a value: expected refusals travel in it; only bugs are thrown. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

export function accept<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refuse<Problem>(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}

type PendingResults = Readonly<Record<string, PromiseLike<Result<unknown, unknown>>>>;
type ValueOf<Each> = Awaited<Each> extends Result<infer Value, unknown> ? Value : never;
type ProblemOf<Each> = Awaited<Each> extends Result<unknown, infer Problem> ? Problem : never;

/** Waits for all that were asked at once: every value under its name, or the problem of the first named that has one. */
export async function together<All extends PendingResults>(
  asked: All,
): Promise<Result<{ [Name in keyof All]: ValueOf<All[Name]> }, ProblemOf<All[keyof All]>>> {
  const outcomes = await Promise.all(
    Object.entries(asked).map(async ([name, each]) => ({ name, ...(await each) })),
  );
  const values: Record<string, unknown> = {};
  for (const outcome of outcomes) {
    if (!outcome.ok) return refuse(outcome.problem as ProblemOf<All[keyof All]>);
    values[outcome.name] = outcome.value;
  }
  return accept(values as { [Name in keyof All]: ValueOf<All[Name]> });
}
