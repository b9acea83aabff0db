import { setTimeout as after } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { writerQueue } from './writer-queue';

/** Work that ends when it is told to, in the order it began. */
function openWork() {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  return {
    begun,
    of: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    },
    endFirst: async () => {
      ends.shift()?.();
      await after(0);
    },
  };
}

it('lets so many of one business work at once, the others in the order they came', async () => {
  const turns = writerQueue(2, 60_000);
  const work = openWork();
  const answers = ['a', 'b', 'c', 'd'].map((name) => turns('one', work.of(name)));
  await after(0);
  expect(work.begun).toEqual(['a', 'b']);
  await work.endFirst();
  expect(work.begun).toEqual(['a', 'b', 'c']);
  await work.endFirst();
  expect(work.begun).toEqual(['a', 'b', 'c', 'd']);
  await work.endFirst();
  await work.endFirst();
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd']);
});

it('does not let one business wait for another', async () => {
  const turns = writerQueue(1, 60_000);
  const work = openWork();
  void turns('one', work.of('held up'));
  void turns('two', work.of('free'));
  await after(0);
  expect(work.begun).toEqual(['held up', 'free']);
});

it('gives the turn on when the work is refused or fails', async () => {
  const turns = writerQueue(1, 60_000);
  const failed = turns('one', () => Promise.reject(new Error('broken')));
  const next = turns('one', async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await turns('one', async () => 'again')).toBe('again');
});

it('leaves undone what has waited too long, without waiting for more', async () => {
  const turns = writerQueue(1, 20);
  const work = openWork();
  const first = turns('one', work.of('first'));
  expect(await turns('one', work.of('late'))).toBeNull();
  const next = turns('one', work.of('next'));
  await work.endFirst();
  await work.endFirst();
  expect([await first, await next]).toEqual(['first', 'next']);
  expect(work.begun).toEqual(['first', 'next']);
});
