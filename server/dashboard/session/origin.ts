/**
 * Whether a request that changes something comes from the dashboard's own pages. A browser sends `Origin` with
 * every such request; one without it is refused, which also refuses what is no browser.
 *
 * Own is the configured address. On the machine itself or by the number of its address it is also the host that the
 * browser asked: any other name may have been pointed here by somebody whose page is open (DNS rebinding).
 */
export function isOwnOrigin(headers: Pick<Headers, 'get'>, configured: string | undefined): boolean {
  const origin = headers.get('origin');
  if (!origin || !URL.canParse(origin)) return false;
  const sent = new URL(origin);
  if (sent.protocol !== 'http:' && sent.protocol !== 'https:') return false;
  if (configured && URL.canParse(configured) && new URL(configured).origin === sent.origin) return true;
  return cannotBeRebound(sent.hostname) && sent.host === headers.get('host');
}

/**
 * Whether the request is for an address of this dashboard: the configured one, a host of `DAYBOOK_HOSTS` (names with
 * commas between, such as a proxy in front may send), or a number. A request without `Host` comes from no browser.
 */
export function isOwnHost(
  headers: Pick<Headers, 'get'>,
  configured: string | undefined,
  furtherHosts: string | undefined,
): boolean {
  const host = headers.get('host');
  if (host === null) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  if (cannotBeRebound(hostname)) return true;
  const names = (furtherHosts ?? '').split(',').map((name) => name.trim().toLowerCase());
  if (configured && URL.canParse(configured)) names.push(new URL(configured).hostname);
  return names.includes(hostname);
}

/** A URL has its IPv6 addresses in brackets, and every spelling of an IPv4 address as four numbers. */
function cannotBeRebound(hostname: string): boolean {
  return hostname === 'localhost' || hostname.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(hostname);
}
