import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loggerTo } from '@/server/platform/logging';
import { prepareRequests } from './incoming-requests';

let server: Server;
let url: string;
const logged: string[] = [];
const logger = loggerTo({ write: (line) => void logged.push(line) }, 'dashboard', 'info');
beforeAll(async () => {
  prepareRequests({ isOverTls: true, trustedProxies: 0 }, () => logger);
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
beforeEach(() => {
  logged.length = 0;
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

it('lets a worker load its scripts, and no other file of the build anything', async () => {
  const policyOf = async (name: string) =>
    (await fetch(`${url}/_next/static/chunks/${name}`)).headers.get('content-security-policy');
  expect(await policyOf('turbopack-worker-1hrsqshz.js')).toContain("default-src 'none'");
  expect(await policyOf('turbopack-worker-1hrsqshz.js')).toContain("script-src 'self'");
  expect(await policyOf('turbopack-1hrsqshz.js')).not.toContain('script-src');
  expect(await policyOf('../worker.js')).not.toContain('script-src');
});

it('names the address at the other end, whatever the sender writes', async () => {
  const answer = await fetch(`${url}/own`, { headers: { 'x-forwarded-for': '203.0.113.66' } });
  expect(await answer.text()).toBe('127.0.0.1');
});

describe('the log', () => {
  const lines = () => logged.map((line): Record<string, unknown> => JSON.parse(line));

  it('has a line of each answer: what was asked, how it was answered, and how long it took', async () => {
    await fetch(`${url}/missing`, { method: 'POST', body: 'typed' });
    await expect.poll(() => logged).toHaveLength(1);
    expect(lines()).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        program: 'dashboard',
        method: 'POST',
        path: '/missing',
        status: 404,
        ms: expect.any(Number),
        msg: 'request',
      },
    ]);
  });

  it('has nothing of what was typed or sent along, and no path of any length', async () => {
    const headers = { cookie: 'session=hush', authorization: 'Bearer hush' };
    await fetch(`${url}/search?q=hush#hush`, { headers, method: 'POST', body: 'hush' });
    await fetch(`${url}/${'a'.repeat(2000)}`);
    await expect.poll(() => logged).toHaveLength(2);
    expect(logged.join()).not.toContain('hush');
    expect(lines().map(({ path }) => String(path).length)).toEqual(['/search'.length, 512]);
  });

  it('has no line of the files of the build, nor of what is asked for measurements', async () => {
    await fetch(`${url}/_next/static/chunk.js`);
    await fetch(`${url}/metrics`);
    await fetch(`${url}/own`);
    await expect.poll(() => logged.join()).toContain('/own');
    expect(logged).toHaveLength(1);
  });
});
