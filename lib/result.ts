/** An outcome as a value: expected refusals travel in it; only bugs are thrown. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

export function accept<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refuse<Problem>(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}
