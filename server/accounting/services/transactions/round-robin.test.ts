import { expect, it } from 'vitest';
import { roundRobin } from './round-robin';

it('runs one at a time, and lets each who waits take turns', async () => {
  const inTurn = roundRobin(1);
  const order: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    order.push(name);
    running -= 1;
  };
  await Promise.all([
    ...['a1', 'a2', 'a3'].map((name) => inTurn('a', work(name))),
    ...['b1', 'b2'].map((name) => inTurn('b', work(name))),
  ]);
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
});

it('goes on after work that throws', async () => {
  const inTurn = roundRobin(1);
  const failed = inTurn('a', async () => {
    throw new Error('broken');
  });
  const next = inTurn('a', async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
