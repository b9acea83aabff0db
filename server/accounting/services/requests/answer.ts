/** What is answered: the body as text, so that it can be kept and replayed. */
export type Answer = {
  status: number;
  body: string;
  /** What a replay says instead, when the body shows a secret. */
  keptBody?: string;
  headers: Record<string, string>;
};
