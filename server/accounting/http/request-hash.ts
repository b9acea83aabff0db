import { createHash } from 'node:crypto';
import { stringifyJson } from '@/lib/json';
import type { ReadRequest } from './read-request';

/** A hash of the request: of parsed fields, so whitespace and member order do not matter, and of the bytes of files. */
export function hashOfRequest(operation: string, request: ReadRequest): Buffer {
  const hash = createHash('sha256');
  const { parameters, query, body, form } = request;
  hash.update(stringifyJson(sorted([operation, parameters, query, body, form])));
  if (request.file) hash.update(request.file.hash);
  return hash.digest();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}
