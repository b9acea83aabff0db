/** What the review needs only after something was done; null where it cannot be fetched. */
export const lateParts = () => import('./late-parts').catch(() => null);
