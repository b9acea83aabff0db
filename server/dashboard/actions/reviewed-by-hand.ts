/**
 * What a person enters, changes, reverses or voids here was looked at while it was typed: its entries do not wait in the review
 * for the same person to say so again. Those that applications send through /v0 do.
 */
export const reviewedByHand = { review_status: 'confirmed' } as const;
