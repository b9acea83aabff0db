import type { Task, TaskKind, TaskSide, TaskStatus } from '@/lib/contract/task';
import { countOf, formatCount } from '@/lib/format/count';

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

/** What became of questions that were to be withdrawn; null where all were. `asked` and `withdrawn` are counts. */
export function stayAskedNotice(
  { asked, withdrawn }: { asked: number; withdrawn: number },
  locale: string,
): { title: string; detail: string } | null {
  const left = asked - withdrawn;
  if (left <= 0) return null;
  if (asked === 1)
    return {
      title: 'The question was not withdrawn',
      detail: 'It is no longer open: the owner has answered it, or somebody has closed it.',
    };
  const title = `${formatCount(left, locale)} of ${countOf(asked, 'question', 'questions', locale)} ${left === 1 ? 'was' : 'were'} not withdrawn`;
  const subject = left === 1 ? 'It is' : 'They are';
  const object = left === 1 ? 'it' : 'them';
  return {
    title,
    detail: `${subject} no longer open: the owner has answered ${object}, or somebody has closed ${object}.`,
  };
}
