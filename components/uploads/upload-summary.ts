import { countOf } from '@/lib/format/count';
import type { Upload } from './upload-queue';

/** One that is in the list of documents now and needs nobody is only counted. */
export function isReported(upload: Upload): boolean {
  return upload.state !== 'done' || upload.document.duplicate_of !== null;
}

/** Brought to the business alone, and not to a task or a transaction of it. */
export function isPlain({ target }: Upload): boolean {
  return Object.keys(target.fields).length === 0;
}

/** Such as "1 file uploading, 2 receipts wait for the network". */
export function summaryOf(uploads: readonly Upload[], locale: string): string {
  const count = (...states: Upload['state'][]) =>
    uploads.filter(({ state }) => states.includes(state)).length;
  const [sending, offline] = [count('waiting', 'sending'), count('offline')];
  const [done, refused] = [count('done'), count('refused')];
  const parts = [
    sending > 0 && `${countOf(sending, 'file', 'files', locale)} uploading`,
    offline > 0 && `${countOf(offline, 'receipt waits', 'receipts wait', locale)} for the network`,
    done > 0 && `${countOf(done, 'file', 'files', locale)} uploaded`,
    refused > 0 && `${countOf(refused, 'file', 'files', locale)} not uploaded`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}
