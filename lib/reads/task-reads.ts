import { passOn } from './read';

export const taskReads = {
  /** Tasks, each with the entry that it is about. */
  list: passOn('tasks', 'listTasks', { includes: 'journal_entry' }),
  /** How many tasks await the owner (open) and the bookkeeper (answered). */
  counts: passOn('tasks/counts', 'countTasks'),
};
