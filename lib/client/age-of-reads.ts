/** What was read so long ago is read again when somebody returns to it. */
export const oldAfterMilliseconds = 30_000;

/** A list of more pages is not read again by itself, page after page: it offers that. */
export const mostPagesReadAgain = 3;
