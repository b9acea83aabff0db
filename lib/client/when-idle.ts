/** How long after a page is alive, in milliseconds, a slow phone may still be busy with it. */
const settlingTime = 8_000;

/** Does the work once the browser has nothing else to do; what is returned takes it back. */
export function whenIdle(work: () => void): () => void {
  // Older versions of Safari do not tell.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(request);
}

/** Does the work once the page has been there for some seconds and the browser has nothing else to do; what is returned takes it back. */
export function whenSettled(work: () => void): () => void {
  let end = () => {};
  const timer = setTimeout(() => {
    end = whenIdle(work);
  }, settlingTime);
  return () => {
    clearTimeout(timer);
    end();
  };
}
