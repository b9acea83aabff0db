'use client';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import type { ClientProblem } from '@/lib/client/client';

/** In place of a screen whose data did not come: what failed, and the way to try again without losing the place. */
export function ProblemScreen({ title, problem }: { title: string; problem: ClientProblem }) {
  const router = useRouter();
  const [isRetrying, startTransition] = useTransition();
  return (
    <ErrorState
      title={title}
      detail={problem.detail}
      onRetry={() => startTransition(() => router.refresh())}
      isRetrying={isRetrying}
    />
  );
}
