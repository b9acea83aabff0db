/** Longer, no page is waited for: it was not reached, or at another address. */
const longestMilliseconds = 10_000;

type Write = History['replaceState'];

let waiting: { href: string; since: number } | null = null;
let isWatched = false;

/**
 * While another page is on its way, what this one writes into its address (the open row, what is searched for) stays out of Next.js, which
 * would give up that page for it. It goes into the history all the same, so that Back finds it.
 * @param url of the page that was asked for
 */
export function holdAddress(url: string): void {
  if (!isWatched) watchHistory(window.history);
  isWatched = true;
  waiting = { href: hrefOf(url), since: Date.now() };
}

/** Whoever goes back meanwhile waits for nothing: that page is drawn at once. */
export function releaseAddress(): void {
  waiting = null;
}

/** Around what Next.js has put around it: its own writes, which it marks, show that a page is there. */
function watchHistory(history: History): void {
  const { pushState, replaceState } = history;
  const writeBehindNext = Object.getPrototypeOf(history).replaceState as Write;
  history.replaceState = (data, unused, url) => {
    if (isOfNext(data)) {
      if (url && hrefOf(url) === waiting?.href) waiting = null;
    } else if (isWaiting()) return writeBehindNext.call(history, history.state, '', url);
    replaceState.call(history, data, unused, url);
  };
  history.pushState = (data, unused, url) => {
    if (isOfNext(data)) waiting = null;
    else if (isWaiting()) return;
    pushState.call(history, data, unused, url);
  };
}

function isWaiting(): boolean {
  return waiting !== null && Date.now() - waiting.since < longestMilliseconds;
}

function isOfNext(data: unknown): boolean {
  return typeof data === 'object' && data !== null && '__NA' in data;
}

function hrefOf(url: string | URL): string {
  return new URL(url, window.location.href).href;
}
