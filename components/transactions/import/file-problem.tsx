import { Button } from '@/components/ui/button';
import type { ClientProblem } from '@/lib/client/client';
import { mayRetry } from '@/lib/client/may-retry';

const mostFaults = 20;

type Props = {
  problem: ClientProblem;
  /** Tries again by itself; absent where all that failed is tried again together. */
  onRetry?: () => void;
};

/** Why a file is not imported, or not read yet. */
export function FileProblem({ problem, onRetry }: Props) {
  const faults = problem.errors?.filter(({ path }) => path !== '/file') ?? [];
  return (
    <div role="alert" className="flex flex-col gap-1 border-t border-line px-3 py-2 text-bad">
      <p>{problem.detail}</p>
      {onRetry && mayRetry(problem) && (
        <Button size="small" className="self-start" onPress={onRetry}>
          Try again
        </Button>
      )}
      {faults.slice(0, mostFaults).map((fault) => (
        <p key={`${fault.path} ${fault.message}`} className="text-xs">
          {fault.path} {fault.message}
        </p>
      ))}
    </div>
  );
}
