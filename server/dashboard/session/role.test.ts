import { describe, expect, it } from 'vitest';
import { allows, type Need, type Role } from './role';

describe('allows', () => {
  it.each<[Role, Need[]]>([
    ['admin', ['read', 'documents', 'write']],
    ['bookkeeper', ['read', 'documents', 'write']],
    ['owner', ['read', 'documents']],
  ])('lets the %s %j and nothing else', (role, needs) => {
    const all: Need[] = ['read', 'documents', 'write'];
    expect(all.filter((need) => allows(role, need))).toEqual(needs);
  });
});
