import { describe, expect, it } from 'vitest';
import type { TaskSide, TaskStatus } from '@/lib/contract/task';
import { turnOf, writerName } from './task-words';

describe('turnOf', () => {
  it.each<[TaskStatus, TaskSide, string]>([
    ['open', 'business', 'Waiting for your answer'],
    ['open', 'bookkeeper', 'Waiting for the owner'],
    ['answered', 'business', 'With the bookkeeper'],
    ['answered', 'bookkeeper', 'Answered: to be reviewed'],
    ['done', 'business', 'Done'],
    ['done', 'bookkeeper', 'Done'],
  ])('%s, seen from the %s', (status, side, words) => {
    expect(turnOf({ status }, side)).toBe(words);
  });
});

describe('writerName', () => {
  const people = { u1: 'Ada Sample' };
  it.each<[string | null, TaskSide, string]>([
    ['u1', 'business', 'Ada Sample'],
    ['another-client', 'business', 'Owner'],
    [null, 'bookkeeper', 'Bookkeeper'],
  ])('of %s from the %s', (user_id, from, name) => {
    expect(writerName({ user_id, from }, people)).toBe(name);
  });
});
