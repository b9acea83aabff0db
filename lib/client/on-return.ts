/** Calls whenever the person comes back to the page or the network does; what is returned ends that. */
export function onReturn(call: () => void): () => void {
  const over = new AbortController();
  const callWhereSeen = () => {
    if (document.visibilityState === 'visible') call();
  };
  document.addEventListener('visibilitychange', callWhereSeen, over);
  for (const event of ['focus', 'online']) window.addEventListener(event, callWhereSeen, over);
  return () => over.abort();
}
