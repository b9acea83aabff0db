import type { Document } from '../contract/document';
import type { Task } from '../contract/task';
import { composed } from './read';

/** A task with the documents that its messages brought and the names of those who wrote, by user id. */
export type Thread = { data: Task; documents: Document[]; people: Record<string, string> };

export const threadReads = { one: composed<Thread>()('tasks/{task_id}') };
