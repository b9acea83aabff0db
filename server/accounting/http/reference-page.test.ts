import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { serveReference } from './reference-page';

const app = new Hono();
serveReference(app);

describe('the interactive reference', () => {
  it.each([
    ['/v0/docs', 'text/html', '<div id="reference">'],
    ['/v0/docs/start.js', 'text/javascript', '/v0/openapi.json'],
    ['/v0/docs/swagger-ui.css', 'text/css', '.swagger-ui'],
    ['/v0/docs/swagger-ui-bundle.js', 'text/javascript', 'SwaggerUIBundle'],
  ])('serves %s itself, under a policy that runs nothing inline', async (path, type, part) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(await answer.text()).toContain(part);
  });

  it('asks no other host, and holds no script or style of its own', async () => {
    const html = await (await app.request('/v0/docs')).text();
    const sources = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source);
    expect(sources.filter((source) => !/^(\/v0\/docs\/|data:,$)/.test(source ?? ''))).toEqual([]);
    expect(html).not.toMatch(/<style|style=|<script>| on\w+=/);
  });
});
