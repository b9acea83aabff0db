/**
 * The network address that a request came from. `X-Forwarded-For` is whatever its sender wrote, but for the entries at
 * its end that trusted proxies added: each adds the address that it was asked from.
 * @param peer the address at the other end of the connection
 * @param trustedProxies how many proxies are in front of the program, each adding to the header; 0 ignores it
 */
export function clientAddress(
  forwardedFor: string | null | undefined,
  peer: string | null | undefined,
  trustedProxies: number,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  const written = trustedProxies > 0 ? hops.at(-trustedProxies) || hops[0] : null;
  return (written || peer || 'unknown').slice(0, 64);
}
