import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers';

const production = { isDevelopment: false, isOverTls: true };

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy('n0nce', production);

  it('lets scripts and styles run by nonce only', () => {
    expect(policy).toContain("script-src 'self' 'nonce-n0nce' 'strict-dynamic';");
    expect(policy).toContain("style-src 'self' 'nonce-n0nce';");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
  });

  it('knows the hashes that browsers ask for of the two styles of React Aria', () => {
    expect(policy).toContain('sha256-OPvH+zTsq+vvwlH2fikB1Fveiha+jXy32l3j4fYaEpA=');
    expect(policy).toContain('sha256-nlaag70CeJ4ApAK6zDhDoc67sPQgJmu/ZcrF3ZRA718=');
  });

  it.each(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])(
    'holds %s',
    (directive) => {
      expect(policy).toContain(directive);
    },
  );
});

describe('securityHeaders', () => {
  it('asks for TLS in future only over TLS', () => {
    expect(securityHeaders({ isOverTls: true })).toHaveProperty('strict-transport-security');
    expect(securityHeaders({ isOverTls: false })).not.toHaveProperty('strict-transport-security');
  });

  it('keeps answers out of caches and types unguessed', () => {
    expect(securityHeaders({ isOverTls: false })).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
  });
});
