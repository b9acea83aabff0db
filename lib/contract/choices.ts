/** The values that schemas and screens share; here, so that a screen that offers them need not load the schemas. */

/** Waiting for the business, answered and waiting for the bookkeeper, or closed. */
export const taskStatuses = ['open', 'answered', 'done'] as const;

export const documentTypes = ['receipt', 'statement', 'other'] as const;
