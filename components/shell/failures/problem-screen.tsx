'use client';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { ErrorState } from '@/components/ui/notices/error-state';
import type { ClientProblem } from '@/lib/client/client';
import { mayRetry } from '@/lib/client/may-retry';
import { shownDetail } from '@/lib/client/shown-detail';
import { restartingSentence, useReturn } from './use-return';

/**
 * In place of a screen whose data did not come: what failed, and the way to try again without losing the place. While a part of
 * Daybook is away, it waits for it and reads again by itself.
 */
export function ProblemScreen({ title, problem }: { title: string; problem: ClientProblem }) {
  const router = useRouter();
  const [isRetrying, startTransition] = useTransition();
  const readAgain = () => startTransition(() => router.refresh());
  const isAway = useReturn(readAgain, mayRetry(problem));
  return (
    <ErrorState
      title={title}
      detail={isAway ? restartingSentence : shownDetail(problem)}
      onRetry={readAgain}
      isRetrying={isRetrying}
    />
  );
}
