/** The values that schemas and screens share; here, so that a screen that offers them need not load the schemas. */

/** Waiting for the business, answered and waiting for the bookkeeper, or closed. */
export const taskStatuses = ['open', 'answered', 'done'] as const;

export const documentTypes = ['receipt', 'statement', 'other'] as const;

/** A payment may exceed its receipt by a tip of at most so many percent: a restaurant's slip is printed before the tip. */
export const largestTipPercent = 25;
