/** Longer than any answer of a healthy service, an import of 10 000 records included. */
const timeoutMs = 120_000;

/**
 * `fetch`, but the service must begin to answer within two minutes; then it fails as a connection that breaks. The timer
 * ends as soon as the answer begins (Node.js itself ends a body that stops for five minutes): as long as a timer
 * runs, it holds all that the page was drawn with, and that of `AbortSignal.timeout` always runs its whole time.
 */
export async function fetchWithTimeout(
  input: Parameters<typeof fetch>[0],
  init: RequestInit = {},
): Promise<Response> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException('No answer.', 'TimeoutError')), timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, limit.signal]) : limit.signal;
  try {
    return await fetch(input, { ...init, signal });
  } finally {
    clearTimeout(timer);
  }
}
