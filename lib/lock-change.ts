/** One move of the lock. */
export type LockChange = {
  id: string;
  at: string;
  /** The name of the member; null: an application did it, or somebody who is unknown here. */
  by: string | null;
  from: string | null;
  to: string | null;
  reason: string | null;
};
