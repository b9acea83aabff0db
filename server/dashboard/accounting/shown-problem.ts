import type { ClientProblem } from '@/lib/client/client';
import { shownDetail } from '@/lib/client/shown-detail';
import { dashboardLogger } from '../session/dashboard-logger';

/** The problem as people read it. What a program says of a broken connection helps whoever runs Daybook, and stands in the log. */
export function shownProblem(problem: ClientProblem): ClientProblem {
  if (problem.code !== 'unreachable') return { ...problem, detail: shownDetail(problem) };
  dashboardLogger().warn({ problem }, 'the accounting service did not answer');
  return { ...problem, detail: 'Daybook did not answer. Nothing that you typed is lost; try again.' };
}
