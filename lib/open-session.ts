/** A session in which a user is signed in. */
export type OpenSession = {
  id: string;
  openedAt: string;
  lastUsedAt: string;
  userAgent: string | null;
  networkAddress: string | null;
  /** Whether it is the session of this request. */
  isThis: boolean;
};
