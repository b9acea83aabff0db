import { ownBuild } from '../build';
import { versionAddress } from '../paths';

type Listener = () => void;

const listeners = new Set<Listener>();
let isThere = false;

/** Calls back once it is known that Daybook was updated since this page was loaded; returns how to take that back. */
export function whenNewVersion(listener: Listener): () => void {
  listeners.add(listener);
  if (isThere) listener();
  return () => listeners.delete(listener);
}

/** What was loaded stays as it is until the page is loaded again, so this is never taken back. */
export function noteNewVersion(): void {
  if (isThere) return;
  isThere = true;
  for (const listener of listeners) listener();
}

/**
 * Whether Daybook was updated since this page was loaded. Without an answer nothing is known, and nothing changes.
 * @param own the build that this page is of
 * @param ask asks the dashboard which build runs
 */
export async function lookForNewVersion(own = ownBuild, ask = askVersion): Promise<boolean> {
  if (isThere || own === null) return isThere;
  const build = await runningBuild(ask);
  if (build !== null && build !== own) noteNewVersion();
  return isThere;
}

const askVersion = () => fetch(versionAddress, { cache: 'no-store' });

async function runningBuild(ask: () => Promise<Response>): Promise<string | null> {
  try {
    const response = await ask();
    const { build } = await response.json();
    return response.ok && typeof build === 'string' ? build : null;
  } catch {
    return null;
  }
}
