import type { Problem } from '@/lib/contract/problem';
import type { Result } from '@/lib/result';

/** The bytes, or a stream for large files. */
export type FileContent = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

/** A file response. The file is opened after the transaction, so that slow storage does not hold a connection. */
export type FileToSend = {
  name: string;
  mediaType: string;
  /** In bytes, if known before the file is opened. */
  size?: number;
  open(): Promise<Result<FileContent, Problem>>;
};
