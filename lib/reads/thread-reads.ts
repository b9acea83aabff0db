import { z } from 'zod';
import { document } from '../contract/document';
import { task } from '../contract/task';
import { composed, type ReadAnswer } from './read';

/** Apart from the other reads of tasks, which every screen needs. */
export const threadReads = {
  /** A task with the documents that its messages brought and the names of those who wrote, by user id. */
  one: composed(
    'tasks/{task_id}',
    z.object({ data: task, documents: z.array(document), people: z.record(z.string(), z.string()) }),
  ),
};

export type Thread = ReadAnswer<typeof threadReads.one>;
