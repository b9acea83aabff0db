/**
 * What a member may do in one business: an admin everything, a bookkeeper everything in the books, an owner
 * reads the books (and answers questions and brings documents, which are no entries).
 */
export const roles = ['admin', 'bookkeeper', 'owner'] as const;
export type Role = (typeof roles)[number];

/**
 * What an act needs: to read the books, to bring and sort their documents, to answer what the bookkeeper asks, or to
 * change the books.
 */
export type Need = 'read' | 'documents' | 'answer' | 'write';

export function allows(role: Role, need: Need): boolean {
  return need !== 'write' || role !== 'owner';
}
