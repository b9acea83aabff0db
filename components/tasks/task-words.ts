import type { Task, TaskKind, TaskSide, TaskStatus } from '@/lib/contract/task';

export const statusNames: Record<TaskStatus, string> = {
  open: 'Open',
  answered: 'Answered',
  done: 'Done',
};

export const kindNames: Record<TaskKind, string> = {
  question: 'Question',
  receipt_request: 'Receipt requested',
};

export const sideNames: Record<TaskSide, string> = { bookkeeper: 'Bookkeeper', business: 'Owner' };

/** Whose turn it is, for a person of one side. */
export function turnOf({ status }: Pick<Task, 'status'>, side: TaskSide): string {
  if (status === 'done') return 'Done';
  const waitsFor: TaskSide = status === 'open' ? 'business' : 'bookkeeper';
  if (waitsFor === side) return status === 'open' ? 'Waiting for your answer' : 'Answered: to be reviewed';
  return waitsFor === 'business' ? 'Waiting for the owner' : 'With the bookkeeper';
}

/** Who wrote: the name where it is known, else the side. `people` are names by user id. */
export function writerName(
  message: { from: TaskSide; user_id: string | null },
  people: Readonly<Record<string, string>>,
): string {
  return (message.user_id !== null && people[message.user_id]) || sideNames[message.from];
}
