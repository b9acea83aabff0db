import { describe, expect, it } from 'vitest';
import { sampleDocument } from '@/components/documents/testing/sample-document';
import type { ClientProblem } from '@/lib/client/client';
import type { Document } from '@/lib/contract/document';
import { accept, type Result, refuse } from '@/lib/result';
import { largestFileBytes } from './refusal';
import { UploadQueue } from './upload-queue';

type Call = {
  name: string;
  key: string;
  onProgress: (portion: number) => void;
  answer: (outcome: Result<Document, ClientProblem>) => Promise<void>;
};

/** A queue whose files are answered by hand. */
function startQueue() {
  const calls: Call[] = [];
  let keptCount = 0;
  const queue = new UploadQueue(
    (file, key, onProgress) =>
      new Promise((resolve) => {
        const answer = async (outcome: Result<Document, ClientProblem>) => {
          resolve(outcome);
          await Promise.resolve();
          await Promise.resolve();
        };
        calls.push({ name: file.name, key, onProgress, answer });
      }),
    () => {
      keptCount += 1;
    },
  );
  const call = (index: number): Call => {
    const made = calls[index];
    if (!made) throw new Error(`call ${index} was not made`);
    return made;
  };
  return { queue, calls, call, kept: () => keptCount };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const states = (queue: UploadQueue) => queue.current().map(({ state }) => state);
const busy: ClientProblem = { code: 'unavailable', status: 503, detail: 'Busy.' };
const foreign: ClientProblem = { code: 'unsupported_media_type', status: 415, detail: 'No.' };

describe('UploadQueue', () => {
  it('sends two at once and the others after them, in order', async () => {
    const { queue, calls, call, kept } = startQueue();
    queue.add(files('a', 'b', 'c'));
    expect(states(queue)).toEqual(['sending', 'sending', 'waiting']);
    await call(1).answer(accept(sampleDocument({})));
    expect(calls.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(states(queue)).toEqual(['sending', 'done', 'sending']);
    expect(kept()).toBe(1);
  });

  it('tells how far a file is', () => {
    const { queue, call } = startQueue();
    queue.add(files('a'));
    call(0).onProgress(0.5);
    expect(queue.current()).toMatchObject([{ state: 'sending', portion: 0.5 }]);
  });

  it('tries again under the same key', async () => {
    const { queue, calls, call, kept } = startQueue();
    queue.add(files('a'));
    await call(0).answer(refuse(busy));
    const [upload] = queue.current();
    expect(upload).toMatchObject({ state: 'refused', canRetry: true, sentence: 'Busy.' });
    queue.retry(upload?.id ?? '');
    expect(calls.map(({ key }) => key)).toEqual([upload?.id, upload?.id]);
    await call(1).answer(accept(sampleDocument({})));
    expect(states(queue)).toEqual(['done']);
    expect(kept()).toBe(1);
  });

  it('does not try again what can never be kept', async () => {
    const { queue, calls, call } = startQueue();
    queue.add(files('a'));
    await call(0).answer(refuse(foreign));
    queue.retry(queue.current()[0]?.id ?? '');
    expect(calls).toHaveLength(1);
    expect(states(queue)).toEqual(['refused']);
  });

  it('does not send a file that is too large, and goes on with the next', () => {
    const { queue, calls } = startQueue();
    const large = new File([new Uint8Array(largestFileBytes + 1)], 'large');
    queue.add([large, ...files('a')]);
    expect(states(queue)).toEqual(['refused', 'sending']);
    expect(calls.map(({ name }) => name)).toEqual(['a']);
  });

  it('clears what is settled and keeps what is underway', async () => {
    const { queue, call } = startQueue();
    queue.add(files('a', 'b', 'c'));
    await call(0).answer(refuse(foreign));
    queue.clear();
    expect(queue.current().map(({ file }) => file.name)).toEqual(['b', 'c']);
    queue.dismiss(call(1).key);
    expect(queue.current().map(({ file }) => file.name)).toEqual(['b', 'c']);
  });
});
