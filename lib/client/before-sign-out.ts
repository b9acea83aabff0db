/** Asks whether what has not been saved or uploaded may be given up; resolves with whether it was, or was nothing. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;

/** Names what asks; returns how to take it back. */
export function offerToAskBeforeSignOut(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Whether the person may sign out: nothing of theirs waits on this page or device any more. */
export function maySignOut(): Promise<boolean> {
  return asker ? asker() : Promise.resolve(true);
}
