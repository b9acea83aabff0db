import type { z } from 'zod';

/** One operation of /v0: all that the service, the reference, and the client need to know of it. */
export type Operation = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With parameters in braces, as OpenAPI writes them. */
  path: string;
  summary: string;
  tag: string;
  /** What the token must be allowed; null only where no token is needed. */
  scope: string | null;
  parameters?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The fields of a multipart form, beside its `file`. */
  form?: z.ZodObject;
  answer: z.ZodType;
  /** Answers a file of one of these media types instead of JSON. */
  answersFile?: readonly string[];
  /** Answers CSV or a spreadsheet too, by `Accept`. */
  answersTables?: true;
  /** The member of `data` that only the first answer shows: it is not kept for a replay. */
  shownOnce?: string;
  /** Brings something new into the books, which an inactive business does not take. */
  needsActiveBusiness?: true;
  status: 200 | 201;
};

/** Keeps the precise type of an operation while checking its shape. */
export function operation<const Each extends Operation>(each: Each): Each {
  return each;
}
