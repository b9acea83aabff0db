/**
 * The network address that a request came from: the last hop that `X-Forwarded-For` names. `incoming-requests.ts` has
 * replaced the header by this one address before any handler runs.
 */
export function networkAddressOf(forwardedFor: string | null | undefined): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  return (hops.at(-1) || 'unknown').slice(0, 64);
}
