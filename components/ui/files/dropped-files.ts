import type { DropZoneProps } from 'react-aria-components/DropZone';
import { byName } from '@/lib/by-name';
import { showToast } from '../notices/toast';

type DropItem = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]['items'][number];

/** Of the folders that were dropped at once: what is more was hardly meant, and is said to be left. */
const mostInFolders = 1000;
/** What systems put beside the files of a person. */
const OF_SYSTEM = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i;

/** The files that were dropped on the page, and those in folders. Called while the event lasts. */
export async function filesOfDrop({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<File[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (!entries.some((entry) => entry?.isDirectory)) return [...files];
  const found: File[] = [];
  for (const entry of entries) if (entry) await collect(entry, found);
  return ofFolders(found);
}

async function collect(entry: FileSystemEntry, found: File[]): Promise<void> {
  if (found.length > mostInFolders) return;
  if (entry.isFile) {
    found.push(
      await new Promise<File>((resolve) =>
        // One that cannot be read is refused as an empty one, so that it is seen.
        (entry as FileSystemFileEntry).file(resolve, () => resolve(new File([], entry.name))),
      ),
    );
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const inside: FileSystemEntry[] = [];
  for (;;) {
    // It gives some at a time, until it gives none.
    const some = await new Promise<FileSystemEntry[] | null>((resolve) =>
      reader.readEntries(resolve, () => resolve(null)),
    );
    if (some === null) found.push(new File([], entry.name));
    if (some === null || some.length === 0) break;
    inside.push(...some);
  }
  for (const each of byName(inside)) if (!OF_SYSTEM.test(each.name)) await collect(each, found);
}

/** The same of what a field for files was given. */
export async function filesOfItems(items: readonly DropItem[]): Promise<File[]> {
  const found: File[] = [];
  for (const item of items) await collectItem(item, found);
  return items.some(({ kind }) => kind === 'directory') ? ofFolders(found) : found;
}

async function collectItem(item: DropItem, found: File[]): Promise<void> {
  if (found.length > mostInFolders) return;
  if (item.kind === 'text') return;
  const unread = () => found.push(new File([], item.name));
  if (item.kind === 'file') return void (await item.getFile().then((file) => found.push(file), unread));
  const inside: (DropItem & { name: string })[] = [];
  try {
    for await (const each of item.getEntries()) inside.push(each);
  } catch {
    unread();
  }
  for (const each of byName(inside)) if (!OF_SYSTEM.test(each.name)) await collectItem(each, found);
}

/** What was found where folders are among it, without what is too much; that there is none, or too much, is said. */
function ofFolders(found: File[]): File[] {
  if (found.length === 0) {
    const detail = 'What is dropped is an empty folder, or one with hidden files alone.';
    showToast({ tone: 'bad', title: 'There are no files to take', detail });
  }
  if (found.length <= mostInFolders) return found;
  showToast({
    tone: 'bad',
    title: 'Only the first 1,000 files were taken',
    detail: 'There are more in the folder. Drop the others by themselves.',
  });
  return found.slice(0, mostInFolders);
}
