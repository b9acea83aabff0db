/**
 * The Content-Security-Policy of one answer (CSP level 3). Only scripts with this answer's nonce, and what they load,
 * may run; no inline style, no frame around us. Development needs `eval` and inline styles for its error overlay.
 */
export function contentSecurityPolicy(
  nonce: string,
  { isDevelopment, isOverTls }: { isDevelopment: boolean; isOverTls: boolean },
): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (isOverTls) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** What every answer carries beside its policy; two years of HSTS, once the dashboard is reached over TLS. */
export function securityHeaders({ isOverTls }: { isOverTls: boolean }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cache-control': 'private, no-store',
    ...(isOverTls ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
