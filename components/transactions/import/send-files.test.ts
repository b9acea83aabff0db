import { describe, expect, it } from 'vitest';
import type { ClientProblem } from '@/lib/client/client';
import { unsavedWork } from '@/lib/client/unsaved-work';
import type { TransactionImportOutcome } from '@/lib/contract/transaction-import';
import { accept, type Result, refuse } from '@/lib/result';
import type { ImportedFile, SettledFile } from './imported-file';
import { leftImportNotice, sendFiles } from './send-files';
import { chosenFile } from './testing/chosen-file';

const [one, two, three] = ['a', 'b', 'c'].map(
  (id): ImportedFile => ({ ...chosenFile(id, `${id}.csv`), state: 'waiting' }),
) as [ImportedFile, ImportedFile, ImportedFile];
const target = { statement: null, accountId: 'eac_a' };
const imported = accept({ imported: 2, duplicates: 0, possible_duplicates: 0, refused: [] } as never);
const unreachable = refuse({ code: 'unreachable', status: 0, detail: 'Daybook did not answer.' });
const bankFilesLeft = () =>
  [...unsavedWork].filter(([{ unsaved }]) => unsaved === 'bank file').map(([, count]) => count);

/** Sends the files; each is answered as told, and meanwhile something may happen. */
async function send(
  files: ImportedFile[],
  answerOf: (name: string) => Result<TransactionImportOutcome, ClientProblem>,
) {
  const states: string[] = [];
  const settled = await sendFiles(files, {
    sendingOf: () => ({ targets: [target], mapping: null }),
    upload: async ({ file }) => answerOf(file.name),
    put: ({ file, state }) => states.push(`${file.name} ${state}`),
  });
  return { states, settled };
}

describe('bank files', () => {
  it('are sent one after the other, and known as not saved until the last is answered', async () => {
    const waiting: number[][] = [];
    const { states, settled } = await send([one, two], () => {
      waiting.push(bankFilesLeft());
      return imported;
    });
    expect(states).toEqual(['a.csv sending', 'a.csv settled', 'b.csv sending', 'b.csv settled']);
    expect(waiting).toEqual([[2], [1]]);
    expect(bankFilesLeft()).toEqual([]);
    expect(settled.map(({ outcomes }) => outcomes)).toEqual([
      [{ target, outcome: imported }],
      [{ target, outcome: imported }],
    ]);
  });

  it('that are left are not sent once they are given up', async () => {
    const { states, settled } = await send([one, two, three], (name) => {
      if (name === 'b.csv') for (const work of [...unsavedWork.keys()]) work.giveUp();
      return imported;
    });
    expect(states.filter((state) => state.endsWith('sending'))).toEqual(['a.csv sending', 'b.csv sending']);
    expect(bankFilesLeft()).toEqual([]);
    // The next person at this machine hears nothing of them.
    expect(settled).toEqual([]);
  });
});

describe('an import whose dialog is gone says what became of it', () => {
  const noticeOf = async (...failed: string[]) => {
    const { settled } = await send([one, two, three], (name) =>
      failed.includes(name) ? unreachable : imported,
    );
    return leftImportNotice(settled, 'en');
  };

  it('where all was imported', async () => {
    expect(await noticeOf()).toEqual({
      tone: 'good',
      title: 'The bank files were imported',
      detail: '3 files: 6 transactions imported',
      isLasting: true,
    });
  });

  it('by the names of the files that failed', async () => {
    expect(await noticeOf('a.csv', 'c.csv')).toMatchObject({
      tone: 'bad',
      title: 'Not every bank file was imported',
      detail: '1 file: 2 transactions imported; 2 files could not be imported: a.csv, c.csv',
    });
    expect(await noticeOf('a.csv', 'b.csv', 'c.csv')).toMatchObject({
      detail: '3 files could not be imported: a.csv, b.csv, c.csv',
    });
  });

  it('and of a file with records that were refused', () => {
    const outcome = accept({
      imported: 1,
      duplicates: 0,
      possible_duplicates: 0,
      refused: [{ line: 3, reason: 'No date.' }],
    } as never);
    const settled: SettledFile = {
      ...chosenFile('a', 'a.csv'),
      state: 'settled',
      outcomes: [{ target, outcome }],
    };
    expect(leftImportNotice([settled], 'en')).toMatchObject({
      tone: 'bad',
      detail: '1 file: 1 transaction imported; 1 record was refused',
    });
  });
});
