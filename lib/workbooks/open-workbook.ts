import { type Result, refuse } from '../result';
import { headBytes, kindOfWorkbook } from './kind-of-workbook';
import type { SheetTable } from './tables-of-workbook';

const longestWait = 60_000;
const tooLong =
  'The workbook could not be read within a minute. Save the sheet that is meant as CSV, and choose that file.';
const notRead =
  'The workbook could not be read. Load the page again, or save the sheet that is meant as CSV.';

/** Whether a file is a workbook by its content, or a page or document that calls itself one. */
export async function isWorkbook(file: Blob): Promise<boolean> {
  return kindOfWorkbook(new Uint8Array(await file.slice(0, headBytes).arrayBuffer())) !== null;
}

/** The sheets of a workbook as tables. It is read in the browser, in a thread of its own: nothing is unpacked on the server. */
export async function openWorkbook(file: Blob): Promise<Result<SheetTable[], string>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Result<SheetTable[], string>>((resolve) => {
      timer = setTimeout(() => resolve(refuse(tooLong)), longestWait);
      worker.addEventListener('error', () => resolve(refuse(notRead)));
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.postMessage(bytes, [bytes.buffer]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
