import type { scopedResources } from '@/lib/contract/token';

export type ScopedResource = (typeof scopedResources)[number];
export type Access = 'none' | 'read' | 'write';

/** What each resource is called, and what writing it means where that is not plain. */
export const resourceWords: Record<ScopedResource, { name: string; writes?: string }> = {
  journal_entry: { name: 'Journal entries' },
  ledger: { name: 'Ledgers' },
  transaction: { name: 'Transactions and bank accounts' },
  document: { name: 'Documents' },
  bill: { name: 'Bills' },
  vendor: { name: 'Vendors' },
  invoice: { name: 'Invoices' },
  customer: { name: 'Customers' },
  task: { name: 'Tasks' },
  rule: { name: 'Rules' },
  tag: { name: 'Tags' },
  report: { name: 'Reports and export' },
  business: { name: 'Businesses', writes: 'creates businesses and changes their locks' },
  audit_log: { name: 'Audit log' },
  application: { name: 'Applications', writes: 'registers others and revokes them' },
};

export const resources = Object.keys(resourceWords) as ScopedResource[];

/** Nothing writes these: reports are computed, and the audit log keeps itself. */
const onlyRead: readonly ScopedResource[] = ['report', 'audit_log'];

export function isWritable(resource: ScopedResource): boolean {
  return !onlyRead.includes(resource);
}

export type AccessByResource = Record<ScopedResource, Access>;

/** The same access to every resource, or as much of it as there is. */
export function accessToAll(access: Access): AccessByResource {
  const entries = resources.map((resource) => [
    resource,
    access === 'write' && !isWritable(resource) ? 'read' : access,
  ]);
  return Object.fromEntries(entries);
}

/** The scopes in the contract's words; write access includes read access. */
export function scopesOf(access: AccessByResource): string[] {
  return resources.flatMap((resource) => {
    if (access[resource] === 'none') return [];
    const read = `${resource}:read`;
    return access[resource] === 'write' ? [read, `${resource}:write`] : [read];
  });
}

/** Scopes in short: `Reads everything, writes bills and vendors`. */
export function scopesSentence(scopes: readonly string[]): string {
  const reads = resources.filter((resource) => scopes.includes(`${resource}:read`));
  const writes = resources.filter((resource) => isWritable(resource) && scopes.includes(`${resource}:write`));
  const parts = [
    ...(reads.length > 0 ? [`reads ${namesOf(reads, resources.length)}`] : []),
    ...(writes.length > 0 ? [`writes ${namesOf(writes, resources.filter(isWritable).length)}`] : []),
  ];
  const sentence = parts.join(', ') || 'may do nothing';
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function namesOf(some: readonly ScopedResource[], all: number): string {
  if (some.length === all) return 'everything';
  const names = some.map((resource) => resourceWords[resource].name.toLowerCase());
  const last = names.at(-1) ?? '';
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
