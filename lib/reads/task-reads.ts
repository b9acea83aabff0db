import { z } from 'zod';
import { document } from '../contract/document';
import { tasks } from '../contract/operations/task-operations';
import { task } from '../contract/task';
import { composed, passOn, type ReadAnswer } from './read';

export const taskReads = {
  /** Tasks, each with the entry that it is about. */
  list: passOn('tasks', tasks.listTasks, { includes: 'journal_entry' }),
  /** How many tasks await the owner (open) and the bookkeeper (answered). */
  counts: passOn('tasks/counts', tasks.countTasks),
  /** A task with the documents that its messages brought and the names of those who wrote, by user id. */
  one: composed(
    'tasks/{task_id}',
    z.object({ data: task, documents: z.array(document), people: z.record(z.string(), z.string()) }),
  ),
};

export type Thread = ReadAnswer<typeof taskReads.one>;
