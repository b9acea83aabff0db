/** What is answered: the body as text, so that it can be kept and replayed. */
export type Answer = { status: number; body: string; headers: Record<string, string> };
