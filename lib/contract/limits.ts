/** The most characters that a text may have, for the schemas and for the fields in which people type. */

/** Names, numbers of bills and invoices, and other texts of one line. */
export const longestName = 255;
/** What lists are searched for. */
export const longestSearch = 255;
export const longestPhone = 64;
export const longestSortCode = 32;
/** Descriptions and reasons. */
export const longestDescription = 512;
/** What is asked or answered about an entry. */
export const longestMessage = 4000;
/** The notes of an entry. */
export const longestNotes = 10_000;
