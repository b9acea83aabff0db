import type { Problem } from '@/lib/contract/problem';
import type { TaskSide, TaskStatus } from '@/lib/contract/task';
import { accept, type Result, refuse } from '@/lib/result';

/** A message of one side, or a status that is set outright. */
export type TaskEvent = { messageFrom: TaskSide } | { set: TaskStatus };

/** Whose turn the entry becomes by it; null where the entry stays with whom it is. */
export type NextState = { status: TaskStatus; turn: 'business' | 'bookkeeper' | null };

/** What becomes of a task: asking hands the entry to the business, answering or closing gives it back. */
export function nextState(status: TaskStatus, event: TaskEvent): Result<NextState, Problem> {
  if ('set' in event) return accept({ status: event.set, turn: turnAfter(status, event.set) });
  if (status === 'done') {
    const detail = 'The task is done: set its status to open to add a message.';
    return refuse({ code: 'conflict', detail });
  }
  const after = event.messageFrom === 'business' ? 'answered' : 'open';
  return accept({ status: after, turn: turnAfter(status, after) });
}

function turnAfter(before: TaskStatus, after: TaskStatus): NextState['turn'] {
  if (before === after) return null;
  if (after === 'open') return 'business';
  return before === 'open' ? 'bookkeeper' : null;
}
