import type { Task, TaskKind, TaskSide, TaskStatus } from '@/lib/contract/task';
import { type Day, dayOf, type Instant } from '@/lib/dates/instant';
import { countOf } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { namesInWords } from '@/lib/format/names';

export const taskStatusNames: Record<TaskStatus, string> = {
  open: 'Open',
  answered: 'Answered',
  done: 'Done',
};

export const taskKindNames: Record<TaskKind, string> = {
  question: 'Question',
  receipt_request: 'Receipt requested',
};

export const taskSideNames: Record<TaskSide, string> = { bookkeeper: 'Bookkeeper', business: 'Owner' };

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
  return (message.user_id !== null && people[message.user_id]) || taskSideNames[message.from];
}

type Answered = {
  /** Of the entry that was asked about, where it is known. */
  payee: string | null;
  /** The answer that was tapped, as the owner calls it. */
  choice: string | null;
  /** How many questions it answers. */
  questions: number;
  /** A bookkeeper wrote; it is the owner's turn again. */
  isReply: boolean;
};

/** What is told once it is sent: the payee and the answer, so that one answer can be told from the next. */
export function answeredWords({ payee, choice, questions, isReply }: Answered, locale: string): string {
  const done = isReply ? 'Reply sent' : 'Answer sent';
  const to = questions > 1 ? ` to ${countOf(questions, 'question', 'questions', locale)}` : '';
  const about = payee === null ? '' : ` about ${payee}`;
  return `${done}${to}${about}${choice === null ? '' : `: ${choice}`}`;
}

/** What is told of files that could not be uploaded when the words beside them are sent; null where there are none. */
export function leftOutWords(names: readonly string[]): string | null {
  return names.length === 0 ? null : `Not sent with it: ${namesInWords(names)}`;
}

/**
 * What becomes of the entry once the owner has tapped an answer.
 * @param at when it is posted
 */
export function effectOfAnswer(at: Instant, lockedThrough: Day | null, locale: string): string {
  if (lockedThrough === null || dayOf(at) > lockedThrough)
    return 'The entry goes on that ledger at once, until your bookkeeper confirms or changes it.';
  const through = formatDayOfYear(lockedThrough, locale);
  return `The books of this entry are closed through ${through}: your answer is a note to your bookkeeper, and its ledger does not change.`;
}
