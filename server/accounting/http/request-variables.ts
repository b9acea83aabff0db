import type { RequestDetails } from '../services/requests/authorize';

/** What is known of a request while it is answered. */
export type Variables = {
  Variables: { requestId: string; operation?: string; rate?: RequestDetails['rate'] };
};
