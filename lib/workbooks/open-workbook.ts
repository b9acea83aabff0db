import { accept, type Result, refuse } from '../result';
import { headBytes, kindOfWorkbook } from './kind-of-workbook';
import type { SheetTable } from './tables-of-workbook';
import type { Asked, Opened } from './workbook-worker';

const longestWait = 60_000;
const tooLong =
  'The file could not be read within a minute. Save the sheet that is meant as CSV, or unpack the archive, and choose that file.';
const notRead =
  'The file could not be read. Load the page again, save the sheet that is meant as CSV, or unpack the archive.';

/** Whether a file is a workbook or an archive by its content, or a page or document that calls itself a workbook. */
export async function isPacked(file: Blob): Promise<boolean> {
  return kindOfWorkbook(new Uint8Array(await file.slice(0, headBytes).arrayBuffer())) !== null;
}

/** The sheets of a workbook as tables. */
export async function openWorkbook(file: Blob, currency: string): Promise<Result<SheetTable[], string>> {
  const opened = await askWorker(file, { currency, takesArchive: false });
  if (!opened.ok) return opened;
  return accept('tables' in opened.value ? opened.value.tables : []);
}

/** The sheets of a workbook as tables, or the files in an archive. */
export function openPacked(file: Blob, currency: string): Promise<Result<Opened, string>> {
  return askWorker(file, { currency, takesArchive: true });
}

/** Reads in the browser, in a thread of its own: nothing is unpacked on the server. */
async function askWorker(file: Blob, asked: Omit<Asked, 'bytes'>): Promise<Result<Opened, string>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Result<Opened, string>>((resolve) => {
      timer = setTimeout(() => resolve(refuse(tooLong)), longestWait);
      worker.addEventListener('error', () => resolve(refuse(notRead)));
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.postMessage({ bytes, ...asked } satisfies Asked, [bytes.buffer]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
