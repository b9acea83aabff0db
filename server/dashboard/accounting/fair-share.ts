import { setTimeout as pause } from 'node:timers/promises';
import type { ClientProblem } from '@/lib/client/client';
import { dashboardSettings } from '../session/settings';
import { tryAgainIn } from '../try-again';

/**
 * Whose requests to the service are counted together, and how many of them this process sends within a minute. All share the allowance of
 * the dashboard's application (`server/accounting/dashboard-application.ts`): nobody may use it up.
 */
export type Share = { key: string; most: number };

/** More than people come to: see `docs/decisions/2026-11-21-rate-limiting.md`. */
export function shareOfPerson(userId: string): Share {
  return { key: `person ${userId}`, most: dashboardSettings().personRateLimit };
}

/** All mailed links to questions of one owner: opening one takes three requests, answering three, a file two. */
export function shareOfLinks(userId: string): Share {
  return { key: `links ${userId}`, most: 300 };
}

/** Digests and messages that are due to everybody at one hour. */
export const shareOfMail: Share = { key: 'mail', most: 1500 };

type Minute = { number: number; counts: Map<string, number> };

const place = Symbol.for('daybook.dashboard.fair-share');
const holder: typeof globalThis & { [place]?: Minute } = globalThis;

/**
 * What was counted in the minute of `now`, in milliseconds since 1970; held globally because the bundler may load this
 * module more than once.
 */
function countsAt(now: number): Map<string, number> {
  const number = Math.floor(now / 60_000);
  if (holder[place]?.number !== number) holder[place] = { number, counts: new Map() };
  return holder[place].counts;
}

/** How long until there may be so many requests more, in seconds: 0, or what is left of the minute (at least 1). */
export function secondsToWait({ key, most }: Share, requests = 1): number {
  const now = Date.now();
  const isFree = (countsAt(now).get(key) ?? 0) + requests <= most;
  return isFree ? 0 : Math.ceil((60_000 - (now % 60_000)) / 1000);
}

/** Counts a request, or gives the problem to answer with in its place. */
export function takeRequest(share: Share): ClientProblem | null {
  const wait = secondsToWait(share);
  if (wait > 0) return tooMany(wait);
  const counts = countsAt(Date.now());
  counts.set(share.key, (counts.get(share.key) ?? 0) + 1);
  return null;
}

function tooMany(wait: number): ClientProblem {
  const detail = `Within this minute, more was asked for in your name than Daybook does for one person. ${tryAgainIn(wait)}`;
  return { code: 'too_many_requests', status: 429, detail, retryAfter: wait };
}

/** Waits until there may be so many requests more. */
export async function waitForShare(share: Share, requests: number, wait = pauseUnheld): Promise<void> {
  for (let left = secondsToWait(share, requests); left > 0; left = secondsToWait(share, requests)) {
    await wait(left * 1000);
  }
}

/** The process does not stay for it. */
const pauseUnheld = (milliseconds: number): Promise<unknown> => pause(milliseconds, null, { ref: false });
