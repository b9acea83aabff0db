import { expect, it } from 'vitest';
import { uploadGate } from './upload-gate';

/** Work that says when it begins, and ends when it is told to. */
function works(gate: ReturnType<typeof uploadGate>) {
  const begun: string[] = [];
  const start = (name: string, bytes: number) => {
    let end: (fails?: Error) => void = () => undefined;
    const ended = new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve());
    });
    const done = gate.admit(bytes, () => {
      begun.push(name);
      return ended;
    });
    return { end, done };
  };
  return { begun, start };
}

it('lets in what fits, the small before the large, and the rest when there is room', async () => {
  const { begun, start } = works(uploadGate(10));
  const first = start('first', 6);
  const large = start('large', 8);
  const small = start('small', 4);
  await Promise.resolve();
  expect(begun).toEqual(['first', 'small']);
  small.end();
  await small.done;
  expect(begun).toEqual(['first', 'small']);
  first.end();
  await first.done;
  expect(begun).toEqual(['first', 'small', 'large']);
  large.end();
  await large.done;
});

it('lets one in alone that is larger than all the room', async () => {
  const { begun, start } = works(uploadGate(10));
  const huge = start('huge', 1000);
  const next = start('next', 1);
  await Promise.resolve();
  expect(begun).toEqual(['huge']);
  huge.end();
  await huge.done;
  expect(begun).toEqual(['huge', 'next']);
  next.end();
  await next.done;
});

it('gives the room back after a failure', async () => {
  const { begun, start } = works(uploadGate(10));
  const failing = start('failing', 10);
  const next = start('next', 10);
  failing.end(new Error('broken off'));
  await expect(failing.done).rejects.toThrow('broken off');
  next.end();
  await next.done;
  expect(begun).toEqual(['failing', 'next']);
});

it('lets in no two large ones at once, and a large one beside small ones', async () => {
  const { begun, start } = works(uploadGate(10, 7));
  const small = start('small', 3);
  const large = start('large', 1000);
  const next = start('next', 1000);
  await Promise.resolve();
  expect(begun).toEqual(['small', 'large']);
  small.end();
  await small.done;
  expect(begun).toEqual(['small', 'large']);
  large.end();
  await large.done;
  expect(begun).toEqual(['small', 'large', 'next']);
  next.end();
  await next.done;
});
