import type { Spool, SpooledFile } from '../../documents/spool';

/** Receives the files of a request. */
export type { Spool };

/** An uploaded file: on disk until the request ends, with the name that the client sent. */
export type UploadedFile = SpooledFile & { name: string };
