import { expect, it } from 'vitest';
import type { Operation } from '@/lib/contract/operation';
import { type OperationName, operations } from '@/lib/contract/operations';
import { createApp } from './app';
import type { Service } from './service';

/** What answers anybody; nothing of a tenant is behind it. A new route that is no operation must be added here. */
const open = [
  'GET /healthz',
  'GET /readyz',
  'GET /v0/openapi.json',
  'GET /v0/docs',
  'GET /v0/docs/start.js',
  'GET /v0/docs/swagger-ui-bundle.js',
  'GET /v0/docs/swagger-ui.css',
  // It asks for the secret of the application itself.
  'POST /v0/auth/token',
];

it('has no route but the operations, whose scopes are walked, and those that are open to anybody', () => {
  const { routes } = createApp({ jsonLimitBytes: 1, uploadLimitBytes: 1 } as Service);
  // `ALL` counts time, bounds the body or answers 405.
  const mounted = routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  const named = (Object.keys(operations) as OperationName[]).map((name) => {
    const { method, path } = operations[name];
    return `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
  });
  expect([...new Set(mounted)].sort()).toEqual([...named, ...open].sort());
  const paths = new Set([...named, ...open].map((each) => each.split(' ')[1]));
  const elsewhere = routes.filter(
    ({ method, path }) => method === 'ALL' && path !== '/*' && !paths.has(path),
  );
  expect(elsewhere).toEqual([]);
});

it('says of every POST and PATCH what its body may hold, so that nothing in it is ignored', () => {
  const silent = Object.entries<Operation>(operations).filter(
    ([, { method, body, form }]) => (method === 'POST' || method === 'PATCH') && !body && !form,
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});
