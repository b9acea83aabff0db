import { readdirSync, readFileSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { config, proxy } from './proxy';

const site = 'https://books.example';
beforeEach(() => vi.stubEnv('NEXTAUTH_URL', site));
afterEach(() => vi.unstubAllEnvs());

const send = (method: string, headers: Record<string, string> = {}, path = '/b/biz_1/journal?q=rent') =>
  proxy(new NextRequest(`${site}${path}`, { method, headers }));

describe('what changes something', () => {
  it.each([
    ['no Origin', {}],
    ['a foreign Origin', { origin: 'https://elsewhere.example' }],
    ['the same host without TLS of another port', { origin: 'http://books.example:8080' }],
    ['an opaque Origin', { origin: 'null' }],
    ['an Origin that is none', { origin: 'books.example' }],
  ])('is refused with %s', (_, headers: Record<string, string>) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(send(method, headers).status).toBe(403);
    }
  });

  it('is let through from our own pages', () => {
    expect(send('POST', { origin: site }).status).toBe(200);
  });
});

describe('what reads', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('by %s needs no Origin', (method) => {
    expect(send(method).status).toBe(200);
  });
});

describe('a request for another host', () => {
  it.each(['GET', 'POST'])('by %s is refused', (method) => {
    expect(send(method, { host: 'evil.example', origin: 'https://evil.example' }).status).toBe(421);
    expect(send(method, { host: 'books.example', origin: site }).status).toBe(200);
  });

  it('is let through when the settings name it', () => {
    vi.stubEnv('DAYBOOK_HOSTS', 'daybook.internal');
    expect(send('GET', { host: 'daybook.internal:3000' }).status).toBe(200);
  });
});

describe('a page that a link of a message opens', () => {
  it.each(['/answer', '/unsubscribe'])('%s is known to no other site and to no search engine', (path) => {
    const { headers } = send('GET', {}, path);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(send('GET').headers.get('x-robots-tag')).toBeNull();
  });
});

describe('every answer', () => {
  it.each([
    ['read', 'GET', {}],
    ['refused', 'POST', {}],
  ])('%s carries its policy and the other headers', (_, method, headers) => {
    const answer = send(method, headers);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=63072000');
  });

  it('promises no TLS where there is none', () => {
    vi.stubEnv('NEXTAUTH_URL', 'http://127.0.0.1:3000');
    const answer = proxy(new NextRequest('http://127.0.0.1:3000/'));
    expect(answer.headers.get('strict-transport-security')).toBeNull();
    expect(answer.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });

  it('has a nonce of its own, which the page behind it is told', () => {
    const [one, two] = [send('GET'), send('GET')];
    const policy = (answer: ReturnType<typeof send>) => answer.headers.get('content-security-policy') ?? '';
    expect(/'nonce-([^']+)'/.exec(policy(one))?.[1]).toHaveLength(36);
    expect(policy(one)).not.toBe(policy(two));
    expect(one.headers.get('x-middleware-request-content-security-policy')).toBe(policy(one));
  });

  it('tells the page its path, whatever the sender wrote', () => {
    const answer = send('GET', { 'x-daybook-path': '/elsewhere' });
    expect(answer.headers.get('x-middleware-request-x-daybook-path')).toBe('/b/biz_1/journal?q=rent');
  });
});

describe('the paths that come by here', () => {
  const matcher = new RegExp(`^${config.matcher[0]}$`);
  it.each([
    ['/', true],
    ['/sign-in', true],
    ['/choose-password', true],
    ['/b/biz_1/settings/applications', true],
    ['/api/data/b/biz_1/ledgers', true],
    ['/api/auth/callback/credentials', true],
    ['/api/data/b/biz_1/documents/upload', false],
    ['/api/data/b/biz_1/transactions/import', false],
    ['/api/data/b/biz_1/documents/doc_1/content', false],
    ['/_next/static/chunks/main.js', false],
    ['/b/biz_1/import', true],
  ])('%s: %s', (path, isMatched) => {
    expect(matcher.test(path)).toBe(isMatched);
  });

  it('are those of no handler that takes a file, which would be cut off at 10 MB', () => {
    const handlers = filesBelow('app/api').filter((file) => /\/route\.ts$/.test(file));
    const uploads = handlers.filter((file) => /[uU]pload/.test(readFileSync(file, 'utf8')));
    expect(uploads.length).toBeGreaterThan(2);
    const addresses = uploads.map((file) => file.replace(/^app(.*)\/route\.ts$/, '$1'));
    expect(addresses.filter((address) => matcher.test(address))).toEqual([]);
  });
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
}
