import { describe, expect, it } from 'vitest';
import { sampleDocument } from '@/components/documents/testing/sample-document';
import type { ClientProblem } from '@/lib/client/client';
import type { Document } from '@/lib/contract/document';
import { accept, type Result, refuse } from '@/lib/result';
import { uploadLimitBytes } from '@/lib/upload-limit';
import type { UploadFile } from './upload-file';
import { UploadQueue } from './upload-queue';

type Call = {
  name: string;
  key: string;
  signal: AbortSignal;
  onProgress: (portion: number) => void;
  answer: (outcome: Result<Document, ClientProblem>) => Promise<void>;
};

/** A queue whose files are answered by hand. */
function startQueue(earlier: UploadFile[] = []) {
  const calls: Call[] = [];
  let arrivedCount = 0;
  const kept = new Set<string>();
  const queue = new UploadQueue(
    ({ id: key, file }, onProgress, signal) =>
      new Promise((resolve) => {
        const answer = async (outcome: Result<Document, ClientProblem>) => {
          resolve(outcome);
          await Promise.resolve();
          await Promise.resolve();
        };
        calls.push({ name: file.name, key, signal, onProgress, answer });
      }),
    {
      keep: ({ id }) => kept.add(id),
      has: (id) => kept.has(id),
      forget: (id) => kept.delete(id),
      takeOver: async () => earlier,
    },
  );
  queue.onArrival(() => {
    arrivedCount += 1;
  });
  const call = (index: number): Call => {
    const made = calls[index];
    if (!made) throw new Error(`call ${index} was not made`);
    return made;
  };
  return { queue, calls, call, arrived: () => arrivedCount, kept };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const target = { business: { id: 'biz_1', name: 'Saltmarsh Pottery' }, fields: {} };
const states = (queue: UploadQueue) => queue.current().map(({ state }) => state);
const unreachable: ClientProblem = { code: 'unreachable', status: 0, detail: 'Offline.' };
const busy: ClientProblem = { code: 'unavailable', status: 503, detail: 'Busy.' };
const foreign: ClientProblem = { code: 'unsupported_media_type', status: 415, detail: 'No.' };

describe('UploadQueue', () => {
  it('sends two at once and the others after them, in order', async () => {
    const { queue, calls, call, arrived } = startQueue();
    queue.add(files('a', 'b', 'c'), target);
    expect(states(queue)).toEqual(['sending', 'sending', 'waiting']);
    await call(1).answer(accept(sampleDocument({})));
    expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(states(queue)).toEqual(['sending', 'done', 'sending']);
    expect(arrived()).toBe(1);
  });

  it('tells how far a file is', () => {
    const { queue, call } = startQueue();
    queue.add(files('a'), target);
    call(0).onProgress(0.5);
    expect(queue.current()).toMatchObject([{ state: 'sending', portion: 0.5 }]);
  });

  it('tries again under the same key', async () => {
    const { queue, calls, call, arrived } = startQueue();
    queue.add(files('a'), target);
    await call(0).answer(refuse(busy));
    const [upload] = queue.current();
    expect(upload).toMatchObject({ state: 'refused', canRetry: true, sentence: 'Busy.' });
    queue.retry(upload?.id ?? '');
    expect(calls.map(({ key }) => key)).toEqual([upload?.id, upload?.id]);
    await call(1).answer(accept(sampleDocument({})));
    expect(states(queue)).toEqual(['done']);
    expect(arrived()).toBe(1);
  });

  it('does not try again what can never be kept', async () => {
    const { queue, calls, call } = startQueue();
    queue.add(files('a'), target);
    await call(0).answer(refuse(foreign));
    queue.retry(queue.current()[0]?.id ?? '');
    expect(calls).toHaveLength(1);
    expect(states(queue)).toEqual(['refused']);
  });

  it('does not send a file that is too large, and goes on with the next', () => {
    const { queue, calls } = startQueue();
    const large = new File([new Uint8Array(uploadLimitBytes + 1)], 'large');
    queue.add([large, ...files('a')], target);
    expect(states(queue)).toEqual(['refused', 'sending']);
    expect(calls.map(({ name }) => name)).toEqual(['a']);
  });

  it('clears what is settled and keeps what is underway', async () => {
    const { queue, call } = startQueue();
    queue.add(files('a', 'b', 'c'), target);
    await call(0).answer(refuse(foreign));
    queue.clear();
    expect(queue.current().map(({ file }) => file.name)).toEqual(['b', 'c']);
    queue.dismiss(call(1).key);
    expect(queue.current().map(({ file }) => file.name)).toEqual(['b', 'c']);
  });

  it('waits for the network, and goes on when it is back', async () => {
    const { queue, calls, call, kept } = startQueue();
    const [id = ''] = queue.add(files('a'), target);
    await call(0).answer(refuse(unreachable));
    expect(states(queue)).toEqual(['offline']);
    expect(kept).toEqual(new Set([id]));
    queue.retryOffline();
    expect(calls.map(({ key }) => key)).toEqual([id, id]);
    await call(1).answer(accept(sampleDocument({})));
    expect(states(queue)).toEqual(['done']);
    expect(kept).toEqual(new Set());
  });

  it('keeps what may be tried again and forgets what was refused for good', async () => {
    const { queue, call, kept } = startQueue();
    const [a] = queue.add(files('a', 'b'), target);
    await call(0).answer(refuse(busy));
    await call(1).answer(refuse(foreign));
    expect(kept).toEqual(new Set([a]));
  });

  it('gives up a file that is being sent, and sends the next', async () => {
    const { queue, calls, call, kept } = startQueue();
    const [a = '', , c] = queue.add(files('a', 'b', 'c'), target);
    queue.cancel(a);
    expect(call(0).signal.aborted).toBe(true);
    await call(0).answer(refuse(unreachable));
    expect(queue.current().map(({ file }) => file.name)).toEqual(['b', 'c']);
    expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(kept.has(a)).toBe(false);
    expect(kept.has(c ?? '')).toBe(true);
  });

  it('sends what a page that is gone left, under its key, to its business', async () => {
    const [file = new File([], '')] = files('left');
    const { queue, calls } = startQueue([{ id: 'key_1', file, target }]);
    await queue.resume();
    await queue.resume();
    expect(calls.map(({ key, name }) => `${key} ${name}`)).toEqual(['key_1 left']);
    expect(queue.current()[0]?.target).toEqual(target);
  });
});
