import type { Access } from '../../store/access-store';
import type { Database } from '../../store/database';
import { takeShare } from '../../store/request-window-store';

export const windowSeconds = 60;

/** The rate limit of an application in the current window, as known to this process; `usualLimit` is that of one without its own. */
export type RateState = { limit: number; usualLimit: number; remaining: number; secondsLeft: number };

export type RateLimiter = {
  /** Counts one request of the application. */
  admit(access: Access): Promise<{ admitted: boolean; state: RateState }>;
};

type Lease = { limit: number; left: number; beyond: number; endsAt: number; isExhausted: boolean };

/** Expired leases are deleted when this many are held. */
const mostLeases = 10_000;

/**
 * Lets each application make its number of requests in a window of a minute, over all processes on one database.
 * A process takes shares of the window ahead and counts them down in memory, so most requests cost no statement; the
 * sum of all shares is the limit, so no number of processes lets more through.
 * @param database connections of its own: a share is taken while requests hold theirs
 * @param usualLimit requests a minute of an application without a figure of its own
 */
export function createRateLimiter(database: Database, usualLimit: number): RateLimiter {
  const leases = new Map<string, Lease>();
  const taking = new Map<string, Promise<Lease>>();

  async function take(access: Access, limit: number): Promise<Lease> {
    const share = await database.write(
      { tenantId: access.tenantId },
      (db) => takeShare(db, access, limit, windowSeconds),
      () => true,
    );
    const lease: Lease = {
      limit,
      left: share.granted,
      beyond: Math.max(0, limit - share.taken),
      endsAt: performance.now() + share.secondsLeft * 1000,
      isExhausted: share.granted === 0,
    };
    leases.set(access.applicationId, lease);
    if (leases.size > mostLeases) forgetEnded(leases);
    return lease;
  }

  async function leaseOf(access: Access, limit: number): Promise<Lease> {
    const held = leases.get(access.applicationId);
    const isGood = held && held.limit === limit && held.endsAt > performance.now();
    if (isGood && (held.left > 0 || held.isExhausted)) return held;
    let pending = taking.get(access.applicationId);
    if (!pending) {
      pending = take(access, limit).finally(() => taking.delete(access.applicationId));
      taking.set(access.applicationId, pending);
    }
    return pending;
  }

  return {
    async admit(access) {
      const limit = access.requestsPerMinute ?? usualLimit;
      for (;;) {
        const lease = await leaseOf(access, limit);
        const secondsLeft = Math.max(0, (lease.endsAt - performance.now()) / 1000);
        if (lease.left > 0) {
          lease.left -= 1;
          return {
            admitted: true,
            state: { limit, usualLimit, remaining: lease.left + lease.beyond, secondsLeft },
          };
        }
        // A lease that others of this process used up meanwhile is asked for again.
        if (lease.isExhausted)
          return { admitted: false, state: { limit, usualLimit, remaining: 0, secondsLeft } };
      }
    },
  };
}

function forgetEnded(leases: Map<string, Lease>): void {
  const now = performance.now();
  for (const [application, lease] of leases) {
    if (lease.endsAt <= now) leases.delete(application);
  }
}
