import { expect, it } from 'vitest';
import { accept, refuse, together } from './result';

it('gives every value under its name', async () => {
  const all = await together({ one: Promise.resolve(accept(1)), two: Promise.resolve(accept('b')) });
  expect(all).toEqual(accept({ one: 1, two: 'b' }));
});

it('refuses with the problem of the first named, whichever comes first in time', async () => {
  const later = Promise.resolve().then(() => refuse('first'));
  const all = await together({
    good: Promise.resolve(accept(1)),
    first: later,
    second: Promise.resolve(refuse('second')),
  });
  expect(all).toEqual(refuse('first'));
});

it('leaves what was thrown a bug', async () => {
  await expect(together({ broken: Promise.reject(new Error('a bug')) })).rejects.toThrow('a bug');
});
