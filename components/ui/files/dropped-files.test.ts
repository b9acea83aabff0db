import { beforeEach, expect, it, vi } from 'vitest';
import { showToast } from '../notices/toast';
import { filesOfDrop, filesOfItems } from './dropped-files';

vi.mock(import('../notices/toast'), () => ({ showToast: vi.fn() }) as never);

beforeEach(() => vi.mocked(showToast).mockReset());

const entryOf = (name: string) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (found: (file: File) => void) => found(new File([], name)),
});
/** Gives what is in it one by one, as browsers give a hundred at a time. */
const folderOf = (name: string, ...inside: { name: string }[]) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const rest = [...inside];
    return { readEntries: (found: (some: object[]) => void) => found(rest.splice(0, 1)) };
  },
});
const drop = (...entries: object[]) => ({
  items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
  files: [new File([], 'as it is')],
});

it('takes the files of folders by their names, without those of systems', async () => {
  const folder = folderOf(
    'May',
    entryOf('day 10'),
    entryOf('day 9'),
    entryOf('.DS_Store'),
    folderOf('more', entryOf('x')),
  );
  const files = await filesOfDrop(drop(folder, entryOf('one')) as never);
  expect(files.map(({ name }) => name)).toEqual(['day 9', 'day 10', 'x', 'one']);
});

it('takes what was dropped as it is where no folder is among it', async () => {
  const files = await filesOfDrop(drop(entryOf('one')) as never);
  expect(files.map(({ name }) => name)).toEqual(['as it is']);
});

it('takes one that cannot be read as an empty one, so that it is refused where it is seen', async () => {
  const lost = { ...entryOf('lost'), file: (_found: unknown, failed: () => void) => failed() };
  const files = await filesOfDrop(drop(folderOf('May', lost)) as never);
  expect(files.map(({ name, size }) => [name, size])).toEqual([['lost', 0]]);
});

it('says where a folder has more files than are taken', async () => {
  const many = Array.from({ length: 1_002 }, (_, index) => entryOf(`day ${index}`));
  const files = await filesOfDrop(drop(folderOf('Years', ...many)) as never);
  expect(files).toHaveLength(1_000);
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Only the first 1,000 files were taken' }),
  );
});

it('says where a folder has none', async () => {
  const files = await filesOfDrop(drop(folderOf('Empty', entryOf('.DS_Store'))) as never);
  expect(files).toEqual([]);
  expect(showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'There are no files to take' }),
  );
});

it('says nothing of a text that is dropped on a field', async () => {
  expect(await filesOfItems([{ kind: 'text' }] as never)).toEqual([]);
  expect(showToast).not.toHaveBeenCalled();
});

it('takes the others of a folder that was dropped on a field, and one that cannot be read as an empty one', async () => {
  const fileOf = (name: string, getFile: () => Promise<File>) => ({ kind: 'file', name, getFile });
  const inside = [
    fileOf('b', async () => new File(['x'], 'b')),
    fileOf('a', () => Promise.reject(new Error('gone'))),
  ];
  const folder = {
    kind: 'directory',
    name: 'May',
    getEntries: async function* () {
      yield* inside;
    },
  };
  const files = await filesOfItems([folder] as never);
  expect(files.map(({ name, size }) => [name, size])).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
});
