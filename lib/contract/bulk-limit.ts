/** The most items of one bulk request, and the most lines of one entry, bill or invoice. */
export const bulkLimit = 1000;
