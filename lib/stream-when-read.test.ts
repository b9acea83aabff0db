import { expect, it } from 'vitest';
import { streamWhenRead } from './stream-when-read';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

function opened() {
  const told: string[] = [];
  const stream = streamWhenRead(() => {
    told.push('begun');
    const parts = [bytes('a'), bytes('b')];
    return new ReadableStream({
      pull(controller) {
        const part = parts.shift();
        if (part) controller.enqueue(part);
        else controller.close();
      },
      cancel: () => void told.push('cancelled'),
    });
  });
  return { told, stream };
}

it('begins when it is read, and gives every part', async () => {
  const { told, stream } = opened();
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).toEqual([]);
  expect(await new Response(stream).text()).toBe('ab');
  expect(told).toEqual(['begun']);
});

it('begins nothing when it is given up unread, and gives up what it began', async () => {
  const unread = opened();
  await unread.stream.cancel();
  expect(unread.told).toEqual([]);
  const half = opened();
  const reader = half.stream.getReader();
  await reader.read();
  await reader.cancel();
  expect(half.told).toEqual(['begun', 'cancelled']);
});

it('fails with what it cannot begin', async () => {
  const stream = streamWhenRead(() => Promise.reject(new Error('gone')));
  await expect(new Response(stream).text()).rejects.toThrow('gone');
});
