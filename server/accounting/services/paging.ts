import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Pagination } from '@/lib/contract/primitives';
import type { Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Keyset, Page } from '../store/keyset';

/** The query of a list; a page token is bound to all of it except the page. */
type ListQuery = { page_token?: string | undefined; through_token?: string | undefined; page_size: number };
type Claims = { walk: Keyset['walk']; key: string[]; filter: string };

const badToken: Problem = {
  code: 'invalid_page_token',
  detail: 'page_token and through_token must come from a previous response for the same list and filters.',
};

/** The position of the requested page. Page tokens are signed and bound to the list and its filters. */
export function readKeyset(
  secret: Buffer,
  list: string,
  query: ListQuery,
  order: Keyset['order'],
): Result<Keyset, Problem> {
  const page: Keyset = { size: query.page_size, order, walk: 'forward', key: null };
  const filter = fingerprint(list, query);
  if (query.through_token !== undefined) {
    const last = openToken(secret, query.through_token);
    if (last?.filter !== filter) return refuse(badToken);
    page.through = last.key;
  }
  if (query.page_token === undefined) return accept(page);
  const claims = openToken(secret, query.page_token);
  if (claims?.filter !== filter) return refuse(badToken);
  return accept({ ...page, walk: claims.walk, key: claims.key });
}

/** Page tokens at places of a list: each begins the page after the row with the key, or ends one with that row. */
export function tokensAt(secret: Buffer, list: string, query: object, keys: readonly string[][]): string[] {
  const filter = fingerprint(list, query);
  return keys.map((key) => sealToken(secret, { walk: 'forward', key, filter }));
}

/** The tokens of the neighbouring pages. */
export function paginationOf(
  secret: Buffer,
  list: string,
  query: ListQuery,
  page: Page<unknown>,
): Pagination {
  const filter = fingerprint(list, query);
  const token = (walk: Keyset['walk'], key: readonly string[] | null) =>
    key === null ? null : sealToken(secret, { walk, key: [...key], filter });
  return {
    next_page_token: token('forward', page.next),
    previous_page_token: token('backward', page.previous),
  };
}

const paged = new Set(['page_token', 'through_token', 'page_size']);

function fingerprint(list: string, query: object): string {
  const named = Object.entries(query).filter(([name, value]) => value !== undefined && !paged.has(name));
  named.sort(([a], [b]) => a.localeCompare(b));
  return createHash('sha256')
    .update(JSON.stringify([list, named]))
    .digest('base64url')
    .slice(0, 16);
}

function sealToken(secret: Buffer, claims: Claims): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${payload}.${signature(secret, payload)}`;
}

function openToken(secret: Buffer, token: string): Claims | null {
  const [payload = '', signed = '', ...rest] = token.split('.');
  // As text: other texts would decode to the same bytes.
  const given = Buffer.from(signed);
  const expected = Buffer.from(signature(secret, payload));
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
}

function signature(secret: Buffer, payload: string): string {
  return createHmac('sha256', secret).update(payload).digest().subarray(0, 18).toString('base64url');
}
