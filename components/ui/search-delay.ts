/** How long a search waits for the next letter. */
export const searchDelayMilliseconds = 250;
