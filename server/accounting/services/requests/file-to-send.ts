import type { Problem } from '@/lib/contract/problem';
import type { Result } from '@/lib/result';

/** A file as an answer. It is opened when the transaction is over, so that slow storage holds no connection. */
export type FileToSend = {
  name: string;
  mediaType: string;
  open(): Promise<Result<Uint8Array<ArrayBuffer>, Problem>>;
};
