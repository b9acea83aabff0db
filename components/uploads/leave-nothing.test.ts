import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { noteUnsaved, unsavedWork } from '@/lib/client/unsaved-work';
import { KeptUploads } from './kept-uploads';
import { type Left, leaveNothing } from './leave-nothing';
import { UploadQueue } from './upload-queue';

const target = { business: { id: 'biz_1', name: 'Saltmarsh Pottery' }, fields: {} };
const patienceMilliseconds = 20;
const nothing: Left = { receipts: 0, changes: 0, bankFiles: 0 };

/** The files of somebody who is asked, and gives this answer. */
function startDevice(answer: boolean) {
  const kept = new KeptUploads('usr_1', undefined);
  const queue = new UploadQueue(() => new Promise(() => {}), kept);
  const asked: Left[] = [];
  const leave = () =>
    leaveNothing(
      { queue, kept },
      async (left) => {
        asked.push(left);
        return answer;
      },
      patienceMilliseconds,
    );
  return { kept, queue, asked, leave };
}

describe('who signs out', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    for (const work of [...unsavedWork.keys()]) work.giveUp();
  });

  it('is asked nothing where nothing waits', async () => {
    const { asked, leave } = startDevice(false);
    expect(await leave()).toBe(true);
    expect(asked).toEqual([]);
  });

  it('is asked about files that are stored, each once', async () => {
    const { queue, kept, asked, leave } = startDevice(true);
    queue.add([new File(['x'], 'a.pdf')], target);
    expect(await leave()).toBe(true);
    expect(asked).toEqual([{ ...nothing, receipts: 1 }]);
    expect(await kept.count()).toBe(0);
  });

  it('is asked about files that could not be stored', async () => {
    globalThis.indexedDB = undefined as unknown as IDBFactory;
    const { queue, asked, leave } = startDevice(false);
    queue.add([new File(['x'], 'a.pdf'), new File(['x'], 'b.pdf')], target);
    expect(await leave()).toBe(false);
    expect(asked).toEqual([{ ...nothing, receipts: 2 }]);
    expect(queue.current()).toHaveLength(2);
  });

  it('is asked nothing about a change that is answered a moment later', async () => {
    const work = { unsaved: 'change' as const, giveUp: () => noteUnsaved(work, 0) };
    noteUnsaved(work, 1);
    const { asked, leave } = startDevice(false);
    const left = leave();
    noteUnsaved(work, 0);
    expect(await left).toBe(true);
    expect(asked).toEqual([]);
  });

  it('is asked about changes and bank files that nobody has answered, which are given up then alone', async () => {
    const givenUp: string[] = [];
    const work = (unsaved: 'change' | 'bank file', count: number) => {
      const each = {
        unsaved,
        giveUp: () => {
          givenUp.push(unsaved);
          noteUnsaved(each, 0);
        },
      };
      noteUnsaved(each, count);
    };
    work('change', 3);
    work('change', 1);
    work('bank file', 2);
    const stays = startDevice(false);
    expect(await stays.leave()).toBe(false);
    expect(stays.asked).toEqual([{ receipts: 0, changes: 4, bankFiles: 2 }]);
    expect(givenUp).toEqual([]);
    expect(await startDevice(true).leave()).toBe(true);
    expect(givenUp).toEqual(['change', 'change', 'bank file']);
  });
});
