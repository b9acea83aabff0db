import type { Spool, SpooledFile } from '../../documents/spool';

/** Where the files of a request come in. */
export type { Spool };

/** A file of a request: on the disk until the request is over, under the name that it was sent with. */
export type UploadedFile = SpooledFile & { name: string };
