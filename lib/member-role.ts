/**
 * What a member may do in one business: an admin everything, a bookkeeper everything in the books, an owner
 * reads the books (and answers questions and brings documents, which are no entries).
 */
export const roles = ['admin', 'bookkeeper', 'owner'] as const;
export type Role = (typeof roles)[number];
