/** Asks whether files that have not been uploaded may be deleted; resolves with whether they were, or were none. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;

/** Names what asks; returns how to take it back. */
export function offerToLeaveUploads(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Whether the person may sign out: nothing of theirs waits on this device any more. */
export function leaveUploads(): Promise<boolean> {
  return asker ? asker() : Promise.resolve(true);
}
