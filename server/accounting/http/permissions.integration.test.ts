import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '@/lib/contract/operation';
import { type OperationName, operations } from '@/lib/contract/operations';
import { scopes } from '@/lib/contract/token';
import { newBooks } from '../testing/books';
import { openService } from '../testing/open-service';
import { scopeOfOperation } from './testing/scope-of-operation';

const service = openService();
let businessId: string;
/** Tokens by scope: with that one alone, and with all others. */
const alone = new Map<string, string>();
const without = new Map<string, string>();

beforeAll(async () => {
  businessId = (await newBooks(service.client)).business.id;
  for (const scope of scopes) {
    alone.set(scope, await tokenWith([scope]));
    without.set(scope, await tokenWith(scopes.filter((other) => other !== scope)));
  }
});

async function tokenWith(wanted: readonly string[]): Promise<string> {
  const { clientId, clientSecret } = service.credentials;
  const body = new URLSearchParams({
    client_id: clientId,
    client_secret: clientSecret,
    scope: wanted.join(' '),
  });
  const response = await service.bare('/v0/auth/token', { method: 'POST', body });
  return String((await response.json()).access_token);
}

const names = Object.keys(operations) as OperationName[];

it('names every operation with its scope', () => {
  const actual = Object.fromEntries(names.map((name) => [name, operations[name].scope]));
  expect(actual).toEqual(scopeOfOperation);
});

describe.each(names)('%s', (name) => {
  const operation: Operation = operations[name];
  const scope = scopeOfOperation[name] ?? '';
  const statusWith = async (authorization: string | null) => {
    const path = operation.path.replace('{business_id}', businessId).replace(/\{\w+\}/g, 'none');
    const headers: Record<string, string> = authorization === null ? {} : { authorization };
    return (await service.bare(path, { method: operation.method, headers })).status;
  };

  it(`needs ${scope}`, async () => {
    expect(await statusWith(null)).toBe(401);
    expect(await statusWith('Bearer unknown')).toBe(401);
    expect(await statusWith(`Bearer ${without.get(scope)}`)).toBe(403);
    expect([401, 403]).not.toContain(await statusWith(`Bearer ${alone.get(scope)}`));
  });
});
