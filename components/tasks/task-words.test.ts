import { describe, expect, it } from 'vitest';
import type { TaskSide, TaskStatus } from '@/lib/contract/task';
import { answeredWords, turnOf, writerName } from './task-words';

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

describe('answeredWords', () => {
  const plain = { payee: 'Figma', choice: null, questions: 1, asksAgain: false };
  it.each([
    ['a tapped answer', { choice: 'Software' }, 'Answer sent about Figma: Software'],
    ['another tapped answer', { payee: 'Lyft', choice: 'Travel' }, 'Answer sent about Lyft: Travel'],
    [
      'one for all of the payee',
      { choice: 'Software', questions: 4 },
      'Answer sent to 4 questions about Figma: Software',
    ],
    ['words or files', {}, 'Answer sent about Figma'],
    ['what is about no entry', { payee: null }, 'Answer sent'],
    ['a bookkeeper', { asksAgain: true }, 'Asked again about Figma'],
  ])('names payee and answer of %s', (_, change, words) => {
    expect(answeredWords({ ...plain, ...change }, 'en-US')).toBe(words);
  });
});
