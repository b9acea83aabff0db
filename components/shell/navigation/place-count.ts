import { useBusiness } from '../business-context';
import { useReviewCount } from '../review-count';
import { useOwnTaskCount } from '../task-count';
import type { Place } from './navigation';

/** What waits for the current user at a place, or null: an owner has nothing to do in the review. */
export function usePlaceCount({ id }: Place): { count: number; what: string } | null {
  const { canWrite } = useBusiness();
  const entries = useReviewCount();
  const tasks = useOwnTaskCount();
  if (id === 'review' && canWrite && entries > 0) return { count: entries, what: 'to review' };
  if (id === 'tasks' && tasks > 0) return { count: tasks, what: canWrite ? 'answered' : 'to answer' };
  return null;
}
