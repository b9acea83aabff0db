import { z } from 'zod';

/** A file that the service answers instead of JSON, as a client gets it: its body can be read once. */
export type StoredFile = { name: string; mediaType: string; body: ReadableStream<Uint8Array> };

export const storedFile = z.custom<StoredFile>();
