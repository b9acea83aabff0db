import { describe, expect, it } from 'vitest';
import type { Role } from '@/lib/member-role';
import { allows, type Need } from './role';

describe('allows', () => {
  it.each<[Role, Need[]]>([
    ['admin', ['read', 'documents', 'answer', 'write', 'admin']],
    ['bookkeeper', ['read', 'documents', 'answer', 'write']],
    ['owner', ['read', 'documents', 'answer']],
  ])('lets the %s %j and nothing else', (role, needs) => {
    const all: Need[] = ['read', 'documents', 'answer', 'write', 'admin'];
    expect(all.filter((need) => allows(role, need))).toEqual(needs);
  });
});
