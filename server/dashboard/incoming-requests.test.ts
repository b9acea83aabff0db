import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareRequests } from './incoming-requests';

let server: Server;
let url: string;
beforeAll(async () => {
  prepareRequests({ isOverTls: true, trustedProxies: 0 });
  server = createServer((request, response) => {
    if (request.url === '/own') response.setHeader('content-security-policy', "default-src 'self'");
    if (request.url === '/static') response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.statusCode = request.url === '/missing' ? 404 : 200;
    response.end(request.headers['x-forwarded-for']);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => server.close());

it.each(['/missing', '/static', '/own'])('puts the security headers on %s', async (path) => {
  const { headers } = await fetch(`${url}${path}`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('strict-transport-security')).toContain('max-age');
  expect(headers.get('content-security-policy')).toContain('default-src');
});

it('keeps what a handler sets', async () => {
  expect((await fetch(`${url}/own`)).headers.get('content-security-policy')).toBe("default-src 'self'");
  expect((await fetch(`${url}/static`)).headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${url}/missing`)).headers.get('cache-control')).toContain('no-store');
});

it('names the address at the other end, whatever the sender writes', async () => {
  const answer = await fetch(`${url}/own`, { headers: { 'x-forwarded-for': '203.0.113.66' } });
  expect(await answer.text()).toBe('127.0.0.1');
});
