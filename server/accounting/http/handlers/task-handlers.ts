import type { tasks } from '@/lib/contract/operations/task-operations';
import { addTaskMessage } from '../../services/tasks/add-task-message';
import { createTask } from '../../services/tasks/create-task';
import { countTasks, getTask, pageTasks } from '../../services/tasks/read-tasks';
import { updateTask } from '../../services/tasks/update-task';
import { data, type HandlersOf, page } from './handler';

export const taskHandlers: HandlersOf<typeof tasks> = {
  createTask: (ctx, { body }) => data(createTask(ctx, body)),
  listTasks: (ctx, { query }) => page(pageTasks(ctx, query)),
  countTasks: (ctx) => data(countTasks(ctx)),
  getTask: (ctx, { parameters, query }) => data(getTask(ctx, { ...parameters, ...query })),
  updateTask: (ctx, { parameters, body }) => data(updateTask(ctx, { ...parameters, ...body })),
  addTaskMessage: (ctx, { parameters, body }) => data(addTaskMessage(ctx, { ...parameters, ...body })),
};
