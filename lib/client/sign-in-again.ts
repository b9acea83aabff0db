import type { ClientProblem } from './client';

/** Asks the person to sign in again; resolves with whether the same person did. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** Names what asks; returns how to take it back. Without one, a session that is over is a problem like any other. */
export function offerSignInAgain(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Whoever meets the end of the session waits here; all are asked once. */
export function signInAgain(): Promise<boolean> {
  if (!asker) return Promise.resolve(false);
  asking ??= asker().finally(() => {
    asking = null;
  });
  return asking;
}

/** Whether a request was refused because the session is over. */
export function isSignedOut({ status, code }: Pick<ClientProblem, 'status' | 'code'>): boolean {
  return status === 401 && code === 'unauthorized';
}
