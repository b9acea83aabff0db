import { expect, it } from 'vitest';
import { nextState, type TaskEvent } from './next-state';

const fromBusiness: TaskEvent = { messageFrom: 'business' };
const fromBookkeeper: TaskEvent = { messageFrom: 'bookkeeper' };

it.each([
  ['open', fromBusiness, 'answered', 'bookkeeper'],
  ['open', fromBookkeeper, 'open', null],
  ['answered', fromBusiness, 'answered', null],
  ['answered', fromBookkeeper, 'open', 'business'],
  ['open', { set: 'open' }, 'open', null],
  ['open', { set: 'answered' }, 'answered', 'bookkeeper'],
  ['open', { set: 'done' }, 'done', 'bookkeeper'],
  ['answered', { set: 'open' }, 'open', 'business'],
  ['answered', { set: 'done' }, 'done', null],
  ['done', { set: 'open' }, 'open', 'business'],
  ['done', { set: 'answered' }, 'answered', null],
  ['done', { set: 'done' }, 'done', null],
] as const)('%s, then %j: %s, and the entry is for %s', (status, event, after, turn) => {
  expect(nextState(status, event)).toEqual({ ok: true, value: { status: after, turn } });
});

it.each([fromBusiness, fromBookkeeper])('a task that is done takes no %j', (event) => {
  expect(nextState('done', event)).toMatchObject({ ok: false, problem: { code: 'conflict' } });
});
