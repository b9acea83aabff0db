import { accept, type Result, refuse } from '../result';
import { filesOfArchive, type UnpackedArchive } from './files-of-archive';
import { type SheetTable, tablesOfWorkbook } from './tables-of-workbook';

/** What is asked of the worker; `takesArchive`: an archive of files is unpacked, instead of refused. */
export type Asked = { bytes: Uint8Array<ArrayBuffer>; currency: string; takesArchive: boolean };

export type Opened = { tables: SheetTable[] } | { archive: UnpackedArchive };

const unexpected =
  'The file could not be read: something in it was not expected. Save the sheet that is meant as CSV, or unpack the archive, and choose that file.';

/** Reads one workbook or archive beside the page, which stays usable. */
addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  try {
    postMessage(await opened(data));
  } catch (problem) {
    // What is thrown in a promise does not reach the page, which would wait for an answer.
    postMessage(refuse(unexpected));
    reportError(problem);
  }
});

async function opened({ bytes, currency, takesArchive }: Asked): Promise<Result<Opened, string>> {
  const archive = takesArchive ? await filesOfArchive(bytes) : null;
  if (archive) return archive.ok ? accept({ archive: archive.value }) : archive;
  const tables = await tablesOfWorkbook(bytes, currency);
  return tables.ok ? accept({ tables: tables.value }) : tables;
}
