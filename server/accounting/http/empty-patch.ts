import { isEmptyPatch } from '@/lib/contract/is-empty-patch';
import type { Operation } from '@/lib/contract/operation';
import { type OperationName, operations } from '@/lib/contract/operations';

/**
 * The operation that reads the resource of a PATCH which asks for no change: the resource is answered as it is, with
 * its version, and nothing is written into its history.
 * @returns null for every other request
 */
export function readForEmptyPatch(name: OperationName, body: unknown): OperationName | null {
  const { method, path }: Operation = operations[name];
  if (method !== 'PATCH' || typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  if (!isEmptyPatch(body)) return null;
  const names = Object.keys(operations) as OperationName[];
  return names.find((each) => operations[each].method === 'GET' && operations[each].path === path) ?? null;
}
