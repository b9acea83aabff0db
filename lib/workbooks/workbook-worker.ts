import { tablesOfWorkbook } from './tables-of-workbook';

/** Reads one workbook beside the page, which stays usable. */
addEventListener('message', async ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  postMessage(await tablesOfWorkbook(data));
});
