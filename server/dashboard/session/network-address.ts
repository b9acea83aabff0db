/**
 * The network address that a request came from: the last hop that `X-Forwarded-For` names. The earlier ones are
 * whatever the sender wrote; the last was added by the proxy before Daybook, or by the server itself.
 */
export function networkAddressOf(forwardedFor: string | null | undefined): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  return (hops.at(-1) || 'unknown').slice(0, 64);
}
