/** A response with its body as text, so that it can be stored and replayed. */
export type ReplayableAnswer = {
  status: number;
  body: string;
  /** The body to store for replays, if the response contains a secret. */
  keptBody?: string;
  headers: Record<string, string>;
};
