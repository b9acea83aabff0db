import type { ClientProblem } from '@/lib/client/client';

const mostFaults = 20;

/** Why a file is not imported. */
export function FileProblem({ problem }: { problem: ClientProblem }) {
  const faults = problem.errors?.filter(({ path }) => path !== '/file') ?? [];
  return (
    <div role="alert" className="flex flex-col gap-1 border-t border-line px-3 py-2 text-bad">
      <p>{problem.detail}</p>
      {faults.slice(0, mostFaults).map((fault) => (
        <p key={`${fault.path} ${fault.message}`} className="text-xs">
          {fault.path} {fault.message}
        </p>
      ))}
    </div>
  );
}
