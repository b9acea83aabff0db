import { businessParameters } from '../business';
import { operation } from '../operation';
import { dataOf, pageOf } from '../primitives';
import {
  task,
  taskCounts,
  taskCreate,
  taskListQuery,
  taskMessageCreate,
  taskParameters,
  taskQuery,
  taskUpdate,
} from '../task';
import { inBusiness } from './in-business';

const tag = 'Tasks';
const one = `${inBusiness}/task/{task_id}`;

export const tasks = {
  createTask: operation({
    method: 'POST',
    path: `${inBusiness}/task`,
    summary: 'Create a task: a question to the business about a journal entry',
    tag,
    scope: 'task:write',
    parameters: businessParameters,
    body: taskCreate,
    answer: dataOf(task),
    status: 201,
  }),
  listTasks: operation({
    method: 'GET',
    path: `${inBusiness}/task`,
    summary: 'List tasks, newest first',
    tag,
    scope: 'task:read',
    parameters: businessParameters,
    query: taskListQuery,
    answer: pageOf(task),
    status: 200,
  }),
  countTasks: operation({
    method: 'GET',
    path: `${inBusiness}/task/counts`,
    summary: 'Count open tasks (waiting for the business) and answered tasks (waiting for the bookkeeper)',
    tag,
    scope: 'task:read',
    parameters: businessParameters,
    answer: dataOf(taskCounts),
    status: 200,
  }),
  getTask: operation({
    method: 'GET',
    path: one,
    summary: 'Read a task with its messages',
    tag,
    scope: 'task:read',
    parameters: taskParameters,
    query: taskQuery,
    answer: dataOf(task),
    status: 200,
  }),
  updateTask: operation({
    method: 'PATCH',
    path: one,
    summary: 'Close or reopen a task',
    tag,
    scope: 'task:write',
    parameters: taskParameters,
    body: taskUpdate,
    answer: dataOf(task),
    status: 200,
  }),
  addTaskMessage: operation({
    method: 'POST',
    path: `${one}/message`,
    summary: 'Add a message to a task',
    tag,
    scope: 'task:write',
    parameters: taskParameters,
    body: taskMessageCreate,
    answer: dataOf(task),
    status: 201,
  }),
};
