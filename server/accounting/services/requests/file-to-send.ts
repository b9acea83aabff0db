import type { Problem } from '@/lib/contract/problem';
import type { Result } from '@/lib/result';

/** The bytes, or a stream where they are too many to hold. */
export type FileContent = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

/** A file as an answer. It is opened when the transaction is over, so that slow storage holds no connection. */
export type FileToSend = {
  name: string;
  mediaType: string;
  /** In bytes, where it is known before the file is opened. */
  size?: number;
  open(): Promise<Result<FileContent, Problem>>;
};
