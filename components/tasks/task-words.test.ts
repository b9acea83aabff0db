import { describe, expect, it } from 'vitest';
import type { TaskSide, TaskStatus } from '@/lib/contract/task';
import { answeredWords, effectOfAnswer, leftOutWords, turnOf, writerName } from './task-words';

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
  const plain = { payee: 'Figma', choice: null, questions: 1, isReply: false };
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
    ['a bookkeeper', { isReply: true }, 'Reply sent about Figma'],
  ])('names payee and answer of %s', (_, change, words) => {
    expect(answeredWords({ ...plain, ...change }, 'en-US')).toBe(words);
  });
});

describe('effectOfAnswer', () => {
  it('says that the entry goes on the ledger at once', () => {
    expect(effectOfAnswer('2026-04-01', '2026-03-31', 'en-US')).toContain('goes on that ledger at once');
    expect(effectOfAnswer('2026-04-01', null, 'en-US')).toContain('goes on that ledger at once');
  });

  it('says that in closed books it is a note', () => {
    expect(effectOfAnswer('2026-03-31T18:00:00.000Z', '2026-03-31', 'en-US')).toBe(
      'The books of this entry are closed through Mar 31, 2026: your answer is a note to your bookkeeper, and its ledger does not change.',
    );
  });
});

it('names the files that an answer goes without', () => {
  expect(leftOutWords([])).toBeNull();
  expect(leftOutWords(['back.heic', 'notes.txt'])).toBe('Not sent with it: back.heic and notes.txt');
});
