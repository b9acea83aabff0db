import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';

/** Every value, or one refusal that lists the faults of all. */
export function allOrFaults<Value>(results: readonly Result<Value, Problem>[]): Result<Value[], Problem> {
  const problems = results.flatMap((result) => (result.ok ? [] : [result.problem]));
  const [first] = problems;
  if (!first) return accept(results.flatMap((result) => (result.ok ? [result.value] : [])));
  if (problems.length === 1) return refuse(first);
  const faults: Fault[] = problems.flatMap((problem) => problem.errors ?? []);
  const allSame = problems.every((problem) => problem.code === first.code);
  return refuse(allSame ? { ...invalid(faults), code: first.code } : invalid(faults));
}
