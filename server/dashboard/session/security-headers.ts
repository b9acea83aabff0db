import { createHash } from 'node:crypto';

/** The two style attributes that React Aria renders on the server, to hide what only assistive technology reads. */
const reactAriaStyles = [
  'border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:absolute;width:1px;white-space:nowrap',
  'border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:fixed;width:1px;white-space:nowrap;top:0;left:0',
];
const reactAriaHashes = reactAriaStyles
  .map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  .join(' ');

/**
 * The Content-Security-Policy of one answer (CSP level 3). Only scripts with this answer's nonce, and what they load,
 * may run; no inline style but two known ones, no frame around us. Development needs `eval` and inline styles for its error overlay.
 */
export function contentSecurityPolicy(
  nonce: string,
  { isDevelopment, isOverTls }: { isDevelopment: boolean; isOverTls: boolean },
): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    isDevelopment ? "style-src-attr 'unsafe-inline'" : `style-src-attr 'unsafe-hashes' ${reactAriaHashes}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    // Without it, `strict-dynamic` above would refuse the service worker.
    "worker-src 'self'",
    "manifest-src 'self'",
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
    ...(isOverTls ? { 'strict-transport-security': 'max-age=63072000' } : {}),
  };
}

/** Pages that links of messages open. What a search engine or another site learns of them is nothing at all. */
const LINKED_PAGES = /^\/(?:answer|unsubscribe)\/?$/;

/** What the answers to links of messages carry beside it. */
export function linkHeaders(path: string): Record<string, string> {
  if (!LINKED_PAGES.test(path)) return {};
  return { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' };
}
