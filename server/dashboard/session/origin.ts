/**
 * Whether a request that changes something comes from the dashboard's own pages. A browser sends `Origin` with
 * every such request; one without it is refused, which also refuses what is no browser.
 */
export function isOwnOrigin(headers: Pick<Headers, 'get'>, configured: string | undefined): boolean {
  const origin = headers.get('origin');
  if (!origin || !URL.canParse(origin)) return false;
  const sent = new URL(origin);
  if (sent.protocol !== 'http:' && sent.protocol !== 'https:') return false;
  if (configured && URL.canParse(configured) && new URL(configured).origin === sent.origin) return true;
  return sent.host === headers.get('host');
}
