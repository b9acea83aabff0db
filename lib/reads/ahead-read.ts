/** A query that the server has prefetched with a page for the browser, under the key by which the browser keeps it. */
export type AheadRead<Answer = unknown> = {
  queryKey: readonly unknown[];
  data: Answer;
  /** In milliseconds since 1970. */
  readAt: number;
};
