import type { Role } from '@/lib/member-role';

/**
 * What an act needs: to read the books, to bring and sort their documents, to answer what the bookkeeper asks, to
 * change the books, or to say how they are kept and by whom (the business itself, its lock, its members).
 */
export type Need = 'read' | 'documents' | 'answer' | 'write' | 'admin';

export function allows(role: Role, need: Need): boolean {
  if (need === 'admin') return role === 'admin';
  return need !== 'write' || role !== 'owner';
}
