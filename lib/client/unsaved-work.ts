/** What a person did on this page and the service has not answered yet: it ends with the page. */
export type UnsavedWork = {
  unsaved: 'change' | 'bank file';
  /** Where it was done. */
  businessId?: string | undefined;
  /** Sends no more of it: the next person at this machine must not send it as theirs. */
  giveUp: () => void;
};

const counts = new Map<UnsavedWork, number>();
const listeners = new Set<() => void>();

/** Notes how much of a piece of work is not saved, wherever the person goes from there. */
export function noteUnsaved(work: UnsavedWork, count: number): void {
  if (count > 0) counts.set(work, count);
  else counts.delete(work);
  for (const listener of listeners) listener();
}

/** Each piece of work with how much of it is not saved, never 0. */
export const unsavedWork: ReadonlyMap<UnsavedWork, number> = counts;

/** Calls the listener whenever that changes; what is returned ends it. */
export function onUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
